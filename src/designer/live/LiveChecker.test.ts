import { expect, test } from 'vitest';
import { NearCheckWorker } from '../../../tests/support/nearCheckWorker.ts';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import type { Surroundings } from '../../schemas/wire/surroundings.ts';
import { LiveChecker } from './LiveChecker.ts';
import type { CheckRequest } from './messages.ts';

const page = (condition: string): AtriumDocument => ({
  kind: 'app',
  schemaVersion: 1,
  id: 'desk',
  name: 'Desk',
  showCondition: { rules: { condition } },
  body: [],
});
const enrolled: AtriumDocument = {
  ...{ kind: 'condition', schemaVersion: 1, id: 'is-enrolled', name: 'Enrolled' },
  rules: {
    testRule: 'every',
    conditionList: [{ bindKey: 'grade', type: 'text', judgeType: 'equal', value: '1' }],
  },
};
const nothing: Surroundings = {
  ...{ ids: { condition: ['is-enrolled'] }, dictionaries: [], roles: [], interfaces: [], writing: [] },
  hasCalendar: true,
  asked: { documents: {}, values: {} },
};

const { signal } = new AbortController();

test('asks for what a document names when a check first looks at it, and once', async () => {
  const asked: (readonly string[])[] = [];
  const checker = new LiveChecker(
    () => new NearCheckWorker(),
    (names) => {
      asked.push(names);
      const documents = names.includes('condition/is-enrolled') ? { 'condition/is-enrolled': enrolled } : {};
      return Promise.resolve({ ...nothing, asked: { documents, values: {} } });
    },
    () => '',
  );
  const found = await checker.check(page('is-enrolled'), signal);
  expect(found?.map(({ code }) => code)).not.toContain('UNKNOWN_CONDITION');
  await checker.check(page('is-enrolled'), signal);
  expect(asked).toEqual([[], ['condition/is-enrolled']]);
  const missing = await checker.check(page('is-enroled'), signal);
  expect(missing).toHaveLength(1);
  expect(asked).toHaveLength(2);
});

test('reads what is around anew after it could not be read, and tells whoever asked', async () => {
  let round = 0;
  const checker = new LiveChecker(
    () => new NearCheckWorker(),
    () => {
      round += 1;
      return round === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(nothing);
    },
    () => '',
  );
  await expect(checker.check(page('no-such'), signal)).rejects.toThrow('offline');
  expect(await checker.check(page('no-such'), signal)).toHaveLength(1);
});

/** A worker that answers when it is told to; ended, it never does. */
class SlowWorker extends NearCheckWorker {
  private readonly waiting: CheckRequest[] = [];

  override postMessage(request: CheckRequest): void {
    this.waiting.push(request);
  }

  answer(): void {
    if (!this.terminated) this.waiting.splice(0).forEach((request) => super.postMessage(request));
  }
}

test('what is forgotten while a check is under way is read anew, and the check answers', async () => {
  const workers: SlowWorker[] = [];
  const fetched: ((around: Surroundings) => void)[] = [];
  const checker = new LiveChecker(
    () => {
      const worker = new SlowWorker();
      workers.push(worker);
      return worker;
    },
    () => new Promise((resolve) => fetched.push(resolve)),
    () => '',
  );
  const found = checker.check(page('no-such'), signal);
  await expect.poll(() => fetched.length).toBe(1);
  // While what is around is read.
  checker.forget();
  fetched[0]?.(nothing);
  await expect.poll(() => fetched.length).toBe(2);
  fetched[1]?.(nothing);
  await expect.poll(() => workers.length).toBe(1);
  // While the worker is busy.
  checker.forget();
  await expect.poll(() => fetched.length).toBe(3);
  fetched[2]?.(nothing);
  await expect.poll(() => workers.length).toBe(2);
  workers.forEach((worker) => worker.answer());
  expect(await found).toHaveLength(1);
});

test('a designer that is closed while it reads starts no worker', async () => {
  let started = 0;
  const read: { end?: (around: Surroundings) => void } = {};
  const checker = new LiveChecker(
    () => {
      started += 1;
      return new NearCheckWorker();
    },
    () => new Promise((resolve) => (read.end = resolve)),
    () => '',
  );
  const found = checker.check(page('no-such'), signal);
  await expect.poll(() => read.end).toBeDefined();
  checker.dispose();
  read.end?.(nothing);
  await expect(found).rejects.toThrow(/abort/i);
  expect(started).toBe(0);
});
