import { describe, expect, test } from 'vitest';
import { addressKey } from './addressKey.ts';
import { makeBucketLimit } from './bucketLimit.ts';
import { makeProcessLimits } from './processLimits.ts';
import { RecentKeys } from './recentKeys.ts';
import { makeSlots } from './slots.ts';

const makeCallLimit = (scale: number) => makeProcessLimits(scale).calls.take;

describe('the call limit', () => {
  test('lets a burst of 300 pass, then 100 per second', () => {
    const limit = makeCallLimit(1);
    const waits = Array.from({ length: 301 }, () => limit('a', 0));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(300);
    expect(waits.at(-1)).toBe(1);
    const later = Array.from({ length: 101 }, () => limit('a', 1000));
    expect(later.filter((wait) => wait === 0)).toHaveLength(100);
  });

  test('counts each caller apart, and not at all at scale 0', () => {
    const limit = makeCallLimit(0.01);
    expect([limit('a', 0), limit('a', 0), limit('a', 0)]).toEqual([0, 0, 0]);
    expect(limit('a', 0)).toBeGreaterThan(0);
    expect(limit('b', 0)).toBe(0);
    const off = makeCallLimit(0);
    expect(Array.from({ length: 1000 }, () => off('a', 0)).every((wait) => wait === 0)).toBe(true);
  });

  test('is not refilled by a clock that goes back', () => {
    const limit = makeCallLimit(1);
    for (let i = 0; i < 300; i += 1) limit('a', 1_000_000);
    expect(limit('a', 0)).toBeGreaterThan(0);
  });
});

test('asking for the wait takes no try', () => {
  const { take, wait } = makeBucketLimit({ burst: 2, perSecond: 1 / 60 }, 1);
  for (let i = 0; i < 10; i += 1) expect(wait('a', 0)).toBe(0);
  expect([take('a', 0), take('a', 0), wait('a', 0), take('a', 0)]).toEqual([0, 0, 60, 60]);
  expect([wait('a', 60_000), wait('b', 0)]).toEqual([0, 0]);
});

test('of recent keys the oldest is forgotten, a key that is noted again is not', () => {
  const keys = new RecentKeys(2);
  for (const key of ['a', 'b', 'a', 'c']) keys.note(key);
  expect(['a', 'b', 'c'].map((key) => keys.has(key))).toEqual([true, false, true]);
  keys.forget('a');
  expect(keys.has('a')).toBe(false);
});

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the address %s counts as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});

describe('slots', () => {
  test('run so many at once, refuse who does not wait, and take who waits in turn', async () => {
    const { run, inTurn } = makeSlots(1);
    const order: string[] = [];
    let release = (): void => undefined;
    const held = run(() => new Promise<void>((resolve) => (release = resolve)));
    const waiting = ['a', 'b'].map((name) => inTurn(() => Promise.resolve(order.push(name))));
    expect(run(() => Promise.resolve())).toBeUndefined();
    expect(order).toEqual([]);
    release();
    await Promise.all([held, ...waiting]);
    expect(order).toEqual(['a', 'b']);
    expect(run(() => Promise.resolve())).toBeDefined();
  });

  test('are given back by what fails', async () => {
    const { inTurn } = makeSlots(1);
    const failing = inTurn(() => Promise.reject(new Error('no')));
    const after = inTurn(() => Promise.resolve('after'));
    await expect(failing).rejects.toThrow('no');
    expect(await after).toBe('after');
  });
});
