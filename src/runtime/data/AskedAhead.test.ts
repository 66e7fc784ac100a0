import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AskedAhead } from './AskedAhead.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first who asks the same gets the answer, and only that one', async () => {
  const ahead = new AskedAhead<string>();
  ahead.ask('a', () => Promise.resolve('answer'));
  expect(ahead.take('b')).toBeUndefined();
  expect(await ahead.take('a')).toBe('answer');
  expect(ahead.take('a')).toBeUndefined();
});

test('what failed before anybody asked is asked for again; who waits for it hears of it', async () => {
  const ahead = new AskedAhead<string>();
  ahead.ask('a', () => Promise.reject(new Error('away')));
  ahead.ask('b', () => Promise.reject(new Error('away')));
  const waiting = ahead.take('b');
  await expect(waiting).rejects.toThrow('away');
  expect(ahead.take('a')).toBeUndefined();
});

test('what is asked already is not asked again', async () => {
  const ahead = new AskedAhead<string>();
  ahead.ask('a', () => Promise.resolve('first'));
  ahead.ask('a', () => Promise.resolve('second'));
  expect(await ahead.take('a')).toBe('first');
});

test('an old answer is no news', () => {
  const ahead = new AskedAhead<string>();
  ahead.ask('a', () => Promise.resolve('answer'));
  vi.advanceTimersByTime(10_000);
  expect(ahead.take('a')).toBeUndefined();
});

test('what was asked for one session is nobody’s in the next', () => {
  const ahead = new AskedAhead<string>();
  ahead.ask('a', () => Promise.resolve('answer'));
  ahead.clear();
  expect(ahead.take('a')).toBeUndefined();
});
