import { expect, onTestFinished, test, vi } from 'vitest';
import { createMetaIndex } from '../../documents/metaIndex.ts';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import { DesignModel } from './DesignModel.ts';
import { Problems } from './Problems.ts';

const page: AtriumDocument = { kind: 'app', schemaVersion: 1, id: 'desk', name: 'Desk', body: [] };

test('a check that an edit overtakes says nothing, and the browser goes on checking', async () => {
  vi.useFakeTimers();
  const model = new DesignModel({ revision: 1, document: page }, { metas: createMetaIndex([]) });
  const answers: (() => void)[] = [];
  const live = vi.fn(() => new Promise<readonly []>((resolve) => answers.push(() => resolve([]))));
  const judge = vi.fn(() => Promise.resolve([]));
  const problems = new Problems(model, { live, judge });
  onTestFinished(() => {
    problems.dispose();
    vi.useRealTimers();
  });
  const title = { zhCN: '改名', enUS: 'Rename' };
  const rename = (name: string) => model.run(() => ({ document: { ...page, name }, title }));
  await vi.advanceTimersByTimeAsync(0);
  judge.mockClear();

  rename('One');
  await vi.advanceTimersByTimeAsync(40);
  rename('Two');
  for (const answer of answers.splice(0)) answer();
  await vi.advanceTimersByTimeAsync(40);
  expect(answers).toHaveLength(1);
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(700);
  expect([problems.isCurrent, problems.failure, judge.mock.calls.length]).toEqual([true, undefined, 0]);
});

test('a check of the browser that fails once is made up by the server, and the next change is checked here again', async () => {
  vi.useFakeTimers();
  const model = new DesignModel({ revision: 1, document: page }, { metas: createMetaIndex([]) });
  const live = vi
    .fn<() => Promise<readonly []>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue([]);
  const judge = vi.fn(() => Promise.resolve([]));
  const problems = new Problems(model, { live, judge });
  onTestFinished(() => {
    problems.dispose();
    vi.useRealTimers();
  });
  await vi.advanceTimersByTimeAsync(700);
  expect([live.mock.calls.length, judge.mock.calls.length > 0, problems.isCurrent]).toEqual([1, true, true]);
  model.run(() => ({ document: { ...page, name: 'One' }, title: { zhCN: '改名', enUS: 'Rename' } }));
  await vi.advanceTimersByTimeAsync(50);
  expect(live).toHaveBeenCalledTimes(2);
});
