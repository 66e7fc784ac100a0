import { describe, expect, it } from 'vitest';
import { testProject } from '../../../tests/support/testRoot.ts';
import { loadProject } from './project.ts';

describe('loadProject', () => {
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
