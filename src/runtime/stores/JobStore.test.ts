import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import { ApiError } from '../data/ApiError.ts';
import type { FixedAnswers } from '../data/fixedTransport.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const summary = (jobId: string, over: object) => ({
  ...{ jobId, kind: 'exportRows', module: 'student', title: '学生', done: 0, total: 0 },
  ...over,
});

/** A browser that may be reloaded: what it keeps stays. */
function browser(answers: FixedAnswers) {
  const kept = new Map<string, string>();
  const asked: string[] = [];
  const noting: FixedAnswers = {
    ...answers,
    '/job/list.do': (param) => {
      asked.push('list');
      const fixed = answers['/job/list.do'];
      return typeof fixed === 'function' ? fixed(param) : (fixed ?? { list: [] });
    },
  };
  return { asked, load: () => createPlainRoot({ answers: noting, kept }).root };
}

test('a job that runs while the page is left is found again, and what came of it is told', async () => {
  let state = 'running';
  const { load } = browser({
    '/job/get.do': () => ({ result: { state, done: 1, total: 2, result: { url: '/files/x' } } }),
    '/job/list.do': () => ({ list: [summary('j', { state }), summary('other', { state })] }),
  });
  void load().jobs.follow('j', '正在导出', { kept: true });
  await vi.advanceTimersByTimeAsync(1);
  const { jobs } = load();
  await jobs.restore();
  await vi.advanceTimersByTimeAsync(1);
  expect(jobs.jobs).toMatchObject([{ id: 'j', title: '学生', done: 1, total: 2 }]);
  state = 'done';
  await vi.advanceTimersByTimeAsync(1000);
  expect(jobs.jobs).toEqual([]);
  expect(jobs.ended).toMatchObject([{ jobId: 'j', state: 'done', title: '学生' }]);
  expect(await jobs.result('j')).toEqual({ url: '/files/x' });
});

test('one that ended meanwhile stays until it is dismissed, over reloads too', async () => {
  const { load } = browser({
    '/job/get.do': { result: { state: 'running', done: 0, total: 0 } },
    '/job/list.do': { list: [summary('j', { state: 'failed', msg: '服务已重启' })] },
  });
  void load().jobs.follow('j', '', { kept: true });
  await vi.advanceTimersByTimeAsync(1);
  for (let time = 0; time < 2; time += 1) {
    const { jobs } = load();
    await jobs.restore();
    expect(jobs.ended).toMatchObject([{ jobId: 'j', state: 'failed', msg: '服务已重启' }]);
    if (time === 1) jobs.dismiss('j');
  }
  const { jobs } = load();
  await jobs.restore();
  expect(jobs.ended).toEqual([]);
});

test('an import that ended while nobody waited has changed the records of its module', async () => {
  const { load } = browser({
    '/job/get.do': { result: { state: 'running', done: 0, total: 0 } },
    '/job/list.do': { list: [summary('j', { kind: 'importRows', state: 'done' })] },
  });
  void load().jobs.follow('j', '', { kept: true });
  await vi.advanceTimersByTimeAsync(1);
  const root = load();
  await root.jobs.restore();
  expect(root.changes.of('student')).toBe(1);
});

test('an import that had no answer yet when the page was left is found once its job is added', async () => {
  let list: object[] = [summary('old', { kind: 'importRows', state: 'done', requestId: 'before' })];
  const { load, asked } = browser({
    '/job/get.do': { result: { state: 'done', done: 1, total: 1 } },
    '/job/list.do': () => ({ list }),
  });
  void load().jobs.asking('r', () => new Promise(() => undefined));
  const root = load();
  const restored = root.jobs.restore();
  await vi.advanceTimersByTimeAsync(1);
  expect(root.jobs.ended).toEqual([]);
  list = [...list, summary('new', { kind: 'importRows', state: 'running', requestId: 'r' })];
  await vi.advanceTimersByTimeAsync(1000);
  await restored;
  expect(root.jobs.ended).toMatchObject([{ jobId: 'new', state: 'done' }]);
  expect(root.changes.of('student')).toBe(1);
  expect(asked).toHaveLength(2);
});

test('a request that became no job is looked for some times, and one that was refused never', async () => {
  const { load, asked } = browser({});
  const refusal = new ApiError('refused', 'no');
  await expect(load().jobs.asking('s', () => Promise.reject(refusal))).rejects.toBe(refusal);
  await load().jobs.restore();
  expect(asked).toEqual([]);
  void load().jobs.asking('r', () => new Promise(() => undefined));
  const restored = load().jobs.restore();
  await vi.advanceTimersByTimeAsync(60_000);
  await restored;
  const { length } = asked;
  await load().jobs.restore();
  expect(asked).toHaveLength(length);
});

test('nobody is asked where there was no job, or its result has arrived', async () => {
  const { load, asked } = browser({ '/job/get.do': { result: { state: 'done', done: 1, total: 1 } } });
  const root = load();
  await root.jobs.restore();
  await root.jobs.follow('j', '', { kept: true });
  await load().jobs.restore();
  expect(asked).toEqual([]);
});
