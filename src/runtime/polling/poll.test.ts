import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { poll } from './poll.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('asks at once, then every half minute, a dozen times in all', async () => {
  const round = vi.fn();
  poll(round);
  await vi.advanceTimersByTimeAsync(0);
  expect(round).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(round).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(round).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(round).toHaveBeenCalledTimes(12);
});

test('ends where a round answers false', async () => {
  const round = vi.fn().mockResolvedValueOnce(undefined).mockResolvedValueOnce(false);
  poll(round);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(round).toHaveBeenCalledTimes(2);
});

test('a round that fails ends nothing', async () => {
  const round = vi.fn().mockRejectedValue(new Error('down'));
  poll(round, { interval: 10, rounds: 3 });
  await vi.advanceTimersByTimeAsync(100);
  expect(round).toHaveBeenCalledTimes(3);
});

test('no round begins before the last has ended, and none after it was ended', async () => {
  let answer: (() => void) | undefined;
  const round = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const end = poll(round, { interval: 10 });
  await vi.advanceTimersByTimeAsync(100);
  expect(round).toHaveBeenCalledTimes(1);
  answer?.();
  await vi.advanceTimersByTimeAsync(10);
  expect(round).toHaveBeenCalledTimes(2);
  end();
  answer?.();
  await vi.advanceTimersByTimeAsync(100);
  expect(round).toHaveBeenCalledTimes(2);
});

test('a round is told when it was ended', () => {
  let told: AbortSignal | undefined;
  const end = poll((signal) => {
    told = signal;
  });
  end();
  expect(told?.aborted).toBe(true);
});
