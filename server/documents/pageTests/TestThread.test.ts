import { performance } from 'node:perf_hooks';
import { afterAll, expect, test } from 'vitest';
import type { FormDocument, MgrFormDocument } from '../../../src/schemas/documents/index.ts';
import { JOB_MS, judgeTests } from './judgeTests.ts';
import type { TestJob } from '../testJob.ts';
import { TestThread } from './TestThread.ts';

// Tests of pages run beside the server's own thread, within bounds; what they do not come to is not taken for passed.

const both = (text: string) => ({ zhCN: text, enUS: text });
const at = (days: number, id = 'long') => ({
  ...{ id, title: both(id), as: { role: 'student' }, record: { days } },
  expect: [{ part: 'f-approver', visible: true }],
});
const form = (most: number, tests: readonly object[] = []) =>
  ({
    ...{ kind: 'form', schemaVersion: 2, id: 'leave', name: '请假' },
    fields: [
      { type: 'number', id: 'f-days', name: 'days', title: both('天数') },
      {
        ...{ type: 'input', id: 'f-approver', name: 'approver', title: both('审批人') },
        visible: `{{ form.days > ${String(most)} }}`,
      },
    ],
    grants: [{ id: 'g', roles: ['student'], actions: ['add'], read: '*', write: '*' }],
    tests,
  }) as FormDocument;
const further = (id: string, tests: readonly object[]) =>
  ({
    ...{ kind: 'mgrForm', schemaVersion: 1, id, name: id, module: 'leave' },
    layout: [{ field: 'days' }, { field: 'approver' }],
    tests,
  }) as MgrFormDocument;
const jobOf = (more: Partial<TestJob>): TestJob => ({
  ...{ coming: [], others: [], persons: [] },
  ...{ now: new Map([['form/leave', form(3)]]), then: new Map([['form/leave', form(9)]]) },
  ...more,
});
/** Fields that show each other in a chain, each of which empties the next: the longest that a test can take. */
const endless = (): FormDocument => {
  const fields = Array.from({ length: 400 }, (_, index) => ({
    ...{ type: 'input', id: `t${String(index)}`, name: `t${String(index)}`, hide: 'clear' },
    visible: `{{ not isEmpty(form.t${String(index + 1)}) }}`,
  }));
  const record = Object.fromEntries(fields.map(({ name }) => [name, 'x']));
  const last = { type: 'input', id: 't400', name: 't400' };
  const tests = Array.from({ length: 6 }, (_, index) => ({ ...at(5, `t${String(index)}`), record }));
  return { ...form(3, tests), fields: [...form(3).fields, ...fields, last] };
};

/** Cut off long before its tests would end, and long after any other. */
const thread = new TestThread([], 4_000);
afterAll(() => thread.stop());

test('of others the tests are told that fail from now on', async () => {
  const others = [further('apply', [at(5), at(1, 'short')])];
  const { judged, unjudged } = await thread.judge(jobOf({ coming: [form(9, [at(10)])], others }), false);
  expect(unjudged).toBeUndefined();
  expect(judged).toMatchObject([
    { at: 0, results: [{ test: 'long', passed: true }] },
    { at: 1, results: [{ test: 'long', passed: false }] },
  ]);
});

test('what takes too long is cut off and told, while the server goes on; the next job is done', async () => {
  const hostile = jobOf({ coming: [endless(), endless(), endless()], others: [further('apply', [at(5)])] });
  const before = performance.eventLoopUtilization();
  const { judged, unjudged } = await thread.judge(hostile, false);
  const { utilization } = performance.eventLoopUtilization(before);
  expect(unjudged).toBe('late');
  expect(judged.length).toBeLessThan(4);
  // Where the tests ran in this thread it would be 1.
  expect(utilization).toBeLessThan(0.5);
  const next = await thread.judge(jobOf({ coming: [form(3, [at(5)])] }), false);
  expect(next).toMatchObject({ judged: [{ results: [{ passed: true }] }] });
});

test('of those that hold a transaction only few wait', async () => {
  const job = jobOf({ coming: [form(3, [at(5)])] });
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => thread.judge(job, true)));
  expect(outcomes.filter(({ unjudged }) => unjudged === 'busy')).toHaveLength(2);
  expect((await thread.judge(job, true)).unjudged).toBeUndefined();
});

test('whenever the time is up: a document is told with all tests that fail then, or not at all', () => {
  const others = [further('apply', [at(5, 'a'), at(5, 'b')]), further('later', [at(5, 'a'), at(5, 'b')])];
  const told = Array.from({ length: 60 }, (_, most) => {
    let looks = 0;
    return [...judgeTests(jobOf({ others }), [], () => (looks++ < most ? 0 : JOB_MS + 1))];
  });
  expect(told.flat().filter(({ results }) => results.length !== 2)).toEqual([]);
  expect(told.at(-1)).toHaveLength(2);
  expect(told.flat().some(({ results }) => results.some(({ notRun }) => notRun === true))).toBe(true);
});
