import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startHousekeeping } from './housekeeping.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a task that fails is logged, and keeps none of the others from its turn', async () => {
  const error = vi.fn();
  const done: string[] = [];
  const note = (name: string) => () => {
    done.push(name);
    return Promise.resolve();
  };
  const stop = startHousekeeping([note('first'), () => Promise.reject(new Error('disk')), note('last')], {
    error,
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(done).toEqual(['first', 'last']);
  expect(error).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(done).toHaveLength(4);
  await stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(done).toHaveLength(4);
});
