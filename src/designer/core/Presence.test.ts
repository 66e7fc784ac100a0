import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Attendance } from './designCalls.ts';
import { Presence } from './Presence.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const me = { userId: 'u1', name: '林知夏' };
const other = { userId: 'u2', name: '王老师' };

function begin() {
  const told: boolean[] = [];
  const refreshed: number[] = [];
  let change = (): void => undefined;
  let answer: Attendance | undefined = { editors: [me], revision: 1 };
  const presence = new Presence({
    userId: 'u1',
    tell: (leave) => {
      told.push(leave);
      return answer ? Promise.resolve(answer) : Promise.reject(new Error('网络中断'));
    },
    watch: (listener) => {
      change = listener;
      return () => (change = () => undefined);
    },
    refresh: (revision) => {
      refreshed.push(revision);
      return Promise.resolve();
    },
  });
  return {
    presence,
    told,
    refreshed,
    answers: (next?: Attendance) => (answer = next),
    changed: () => change(),
  };
}

test('others are told of as they come, and what they saved is taken, at once or with the next beat', async () => {
  const { presence, told, refreshed, answers, changed } = begin();
  await vi.advanceTimersByTimeAsync(0);
  expect([presence.others, told, refreshed]).toEqual([[], [false], [1]]);
  answers({ editors: [me, other], revision: 2 });
  changed();
  await vi.advanceTimersByTimeAsync(0);
  expect([presence.others, refreshed]).toEqual([[other], [1, 2]]);
  // A server that is away takes nobody away.
  answers(undefined);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(presence.others).toEqual([other]);
  answers({ editors: [me], revision: 2 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect([presence.others, told]).toEqual([[], [false, false, false, false]]);
});

test('whoever leaves says so once, and beats no more', async () => {
  const { presence, told, changed } = begin();
  await vi.advanceTimersByTimeAsync(0);
  presence.dispose();
  presence.dispose();
  changed();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([false, true]);
});
