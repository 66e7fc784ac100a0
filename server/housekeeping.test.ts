import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { everyMinute } from './housekeeping.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a task that fails is logged and done again, until it is stopped', async () => {
  const error = vi.fn();
  const task = vi.fn(() => Promise.reject(new Error('disk')));
  const stop = everyMinute(task, { error });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(task).toHaveBeenCalledTimes(2);
  expect(error).toHaveBeenCalledTimes(2);
  await stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(task).toHaveBeenCalledTimes(2);
});
