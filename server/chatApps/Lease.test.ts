import { expect, test } from 'vitest';
import { Lease } from './Lease.ts';

/** A lease by a clock that the test sets, of values that are counted. */
function lent(seconds: readonly number[]): { lease: Lease; clock: { now: number }; count: () => number } {
  const clock = { now: 0 };
  let count = 0;
  const borrow = () => {
    count += 1;
    return Promise.resolve({ value: `v${String(count)}`, seconds: seconds[count - 1] ?? 7200 });
  };
  return { lease: new Lease(borrow, () => clock.now), clock, count: () => count };
}

test('is asked for once by all who wait, and again a minute before its end', async () => {
  const { lease, clock, count } = lent([]);
  const all = await Promise.all(Array.from({ length: 20 }, () => lease.take()));
  expect([new Set(all), count()]).toEqual([new Set(['v1']), 1]);
  clock.now = 7_139_999;
  expect(await lease.take()).toBe('v1');
  clock.now = 7_140_000;
  expect(await Promise.all(Array.from({ length: 20 }, () => lease.take()))).toContain('v2');
  expect(count()).toBe(2);
});

test('a short time is used to its half', async () => {
  const { lease, clock } = lent([40]);
  await lease.take();
  clock.now = 19_999;
  expect(await lease.take()).toBe('v1');
  clock.now = 20_000;
  expect(await lease.take()).toBe('v2');
});

test('what is refused is dropped by the first who says so', async () => {
  const { lease, count } = lent([]);
  const value = await lease.take();
  await lease.refuse(value);
  expect(await lease.take()).toBe('v2');
  await lease.refuse(value);
  expect([await lease.take(), count()]).toEqual(['v2', 2]);
});

test('a failure is for those who waited, and kept for nobody', async () => {
  let fails = true;
  const lease = new Lease(() =>
    fails ? Promise.reject(new Error('no')) : Promise.resolve({ value: 'v', seconds: 60 }),
  );
  const waiting = await Promise.allSettled([lease.take(), lease.take()]);
  expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await lease.take()).toBe('v');
});
