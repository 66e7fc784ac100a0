import { afterEach, describe, expect, it, vi } from 'vitest';
import { testProject } from '../../../tests/support/testRoot.ts';
import { loadProject } from './project.ts';

afterEach(() => void vi.useRealTimers());

describe('loadProject', () => {
  it('is given up where nothing answers', async () => {
    vi.useFakeTimers();
    const told = expect(
      loadProject(
        (_, init) =>
          new Promise((_resolve, reject) => {
            init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
          }),
      ),
    ).rejects.toThrow('aborted');
    await vi.advanceTimersByTimeAsync(30_000);
    await told;
  });

  it('reads what names the services', async () => {
    const asked: unknown[] = [];
    const project = await loadProject((input) => {
      asked.push(input);
      return Promise.resolve(Response.json(testProject));
    });
    expect(project).toEqual(testProject);
    expect(asked).toEqual(['/config.json']);
  });

  it('fails where there is none', async () => {
    await expect(loadProject(() => Promise.resolve(new Response('', { status: 502 })))).rejects.toThrow(
      '502',
    );
  });
});
