import { expect, test, vi } from 'vitest';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import type { ImportOutcome } from '../../schemas/wire/importRows.ts';
import type { Answer } from '../../schemas/wire/answer.ts';
import type { FixedAnswers } from '../data/fixedTransport.ts';
import { ImportModel } from './ImportModel.ts';

const outcome = (over: Partial<ImportOutcome> = {}): ImportOutcome => ({
  added: 2,
  updated: 1,
  failed: 0,
  errors: [],
  rows: 3,
  ...{ headerRow: 1, firstRows: [], sampleRows: [2] },
  columns: [{ title: '学号', name: 'A', sample: ['1'] }],
  mapping: { studentNo: '学号' },
  ...over,
});
const uploaded = { '/files/upload': { result: { id: 'f1', name: 'a.csv', size: 1, type: 'text/csv' } } };
type Param = Record<string, unknown>;

function create(
  importRows: (param: Param) => Partial<Answer> | Promise<Partial<Answer>>,
  more: FixedAnswers = {},
) {
  const sent: Param[] = [];
  const { root } = createPlainRoot({
    answers: {
      ...uploaded,
      '/student/importRows.htm': (param) => (sent.push(param), importRows(param)),
      ...more,
    },
  });
  const { files, jobs } = root;
  const fields = [{ code: 'studentNo', title: '学号' }];
  const model = new ImportModel({
    title: '学生',
    about: 'student',
    fields,
    files,
    jobs,
    module: root.module('student'),
  });
  return { root, model, sent };
}
const file = new File(['x'], 'a.csv');

test('a file is tried with the columns that fit, tried again at every change, and imported', async () => {
  const { model, sent } = create(({ dryRun }) => ({ result: outcome(dryRun === true ? {} : { added: 3 }) }));
  await model.choose(file);
  expect(model).toMatchObject({
    step: 'columns',
    fileName: 'a.csv',
    mapping: { studentNo: '学号' },
    ready: 3,
  });
  await model.map('name', '姓名');
  await model.map('studentNo', undefined);
  await model.run();
  expect(model).toMatchObject({ step: 'result', outcome: { added: 3 }, busy: false, error: '' });
  expect(model.promised).toEqual({ added: 2, updated: 1 });
  expect(sent).toMatchObject([
    { fileId: 'f1', dryRun: true },
    { mapping: { studentNo: '学号', name: '姓名' }, dryRun: true },
    { mapping: { name: '姓名' }, dryRun: true },
    { mapping: { name: '姓名' } },
  ]);
  expect(sent[3]).toHaveProperty('requestId');
});

test('an import that nobody answered is the same import when it is tried again, and another once it is changed', async () => {
  let down = true;
  const { model, sent } = create(({ dryRun }) =>
    dryRun !== true && down ? { msgState: 9, msg: '系统繁忙' } : { result: outcome() },
  );
  await model.choose(file);
  await model.run();
  expect(model).toMatchObject({ step: 'columns', error: '系统繁忙', busy: false });
  await model.run();
  await model.map('name', '姓名');
  down = false;
  await model.run();
  const ids = sent.flatMap(({ requestId }) => requestId ?? []);
  expect(ids).toHaveLength(3);
  expect(ids[0]).toBe(ids[1]);
  expect(ids[2]).not.toBe(ids[0]);
});

test('what is wrong with the file leads to another one', async () => {
  let wrong = true;
  const { model } = create(() => (wrong ? { msgState: 2, msg: '无法读取该文件' } : { result: outcome() }));
  await model.choose(file);
  expect(model).toMatchObject({ step: 'file', error: '无法读取该文件' });
  wrong = false;
  await model.choose(file);
  expect(model).toMatchObject({ step: 'columns', error: '' });
  model.restart();
  expect(model).toMatchObject({ step: 'file', mapping: {}, ready: 0 });
});

test('a dry run that is slower than a newer one says nothing', async () => {
  let release = (): void => undefined;
  const first = new Promise<void>((resolve) => (release = resolve));
  const { model } = create(async ({ mapping }) => {
    const slow = JSON.stringify({ mapping }).includes('slow');
    if (slow) await first;
    return { result: outcome({ rows: slow ? 1 : 2 }) };
  });
  await model.choose(file);
  const slow = model.map('name', 'slow');
  await model.map('name', 'quick');
  release();
  await slow;
  expect(model).toMatchObject({ outcome: { rows: 2 }, mapping: { name: 'quick' }, busy: false });
});

test('many rows are a job, which says how far it is and can be cancelled', async () => {
  vi.useFakeTimers();
  let state = 'running';
  const { model, root } = create(() => ({ result: { jobId: 'j1' } }), {
    '/job/get.do': () => ({ result: { state, done: 10, total: 40, result: outcome() } }),
    '/job/cancel.do': () => ((state = 'cancelled'), {}),
  });
  const chosen = model.choose(file);
  await vi.advanceTimersByTimeAsync(1);
  expect(model.job).toEqual({ id: 'j1', title: '学生', done: 10, total: 40 });
  await model.cancel();
  await vi.advanceTimersByTimeAsync(1000);
  await chosen;
  expect(model).toMatchObject({ step: 'file', error: '', busy: false, job: undefined });
  state = 'done';
  await Promise.all([model.choose(file), vi.advanceTimersByTimeAsync(1000)]);
  expect(model.step).toBe('columns');
  expect(root.jobs.jobs).toEqual([]);
  vi.useRealTimers();
});

test('a look at rows ends with the dialog, and so does one whose job is not known yet', async () => {
  vi.useFakeTimers();
  const cancelled: unknown[] = [];
  let answer = (): void => undefined;
  const late = new Promise<void>((resolve) => (answer = resolve));
  let first = true;
  const { model } = create(
    async () => {
      if (!first) await late;
      return { result: { jobId: first ? 'j1' : 'j2' } };
    },
    {
      '/job/get.do': ({ jobId }) => ({
        result: { state: cancelled.includes(jobId) ? 'cancelled' : 'running', done: 1, total: 2 },
      }),
      '/job/cancel.do': ({ jobId }) => (cancelled.push(jobId), {}),
    },
  );
  const chosen = model.choose(file);
  await vi.advanceTimersByTimeAsync(1);
  model.leave();
  expect(model).toMatchObject({ busy: false, step: 'file', error: '' });
  first = false;
  const again = model.choose(file);
  await vi.advanceTimersByTimeAsync(1);
  model.leave();
  answer();
  await vi.advanceTimersByTimeAsync(2000);
  await Promise.all([chosen, again]);
  expect(cancelled).toEqual(['j1', 'j2']);
  expect(model).toMatchObject({ busy: false, step: 'file', error: '', job: undefined });
  vi.useRealTimers();
});

test('an import goes on without the dialog, and is told of when it is over', async () => {
  vi.useFakeTimers();
  let state = 'running';
  const { model, root } = create(
    ({ dryRun }) => ({ result: dryRun === true ? outcome() : { jobId: 'j1' } }),
    { '/job/get.do': () => ({ result: { state, done: 1, total: 3, result: outcome() } }) },
  );
  await model.choose(file);
  const run = model.run();
  await vi.advanceTimersByTimeAsync(1);
  expect(model).toMatchObject({ importing: true, job: { done: 1 } });
  model.leave();
  state = 'done';
  await vi.advanceTimersByTimeAsync(1000);
  await run;
  expect(root.jobs.ended).toEqual([
    { jobId: 'j1', kind: 'importRows', module: 'student', title: '学生', state: 'done' },
  ]);
  expect(root.changes.of('student')).toBe(1);
  vi.useRealTimers();
});

test('the sheet of errors is asked for where there is none yet', async () => {
  const report = { fileId: 'r', url: '/files/r' };
  const { model, sent } = create(({ report: wanted }) => ({
    result: outcome({ failed: 1, ...(wanted === true && { report }) }),
  }));
  await model.choose(file);
  expect(await model.report()).toBe('/files/r');
  expect(await model.report()).toBe('/files/r');
  expect(sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({ dryRun: true, report: true, mapping: { studentNo: '学号' } });
});
