import { expect, test, vi } from 'vitest';
import { watchSite } from './watchSite.ts';

/** A watch whose lines end as a test says, one after another; the last one stays. */
function begin(lines: (boolean | 'breaks')[], verdicts: (boolean | 'away')[]) {
  const off = vi.fn();
  const waits: number[] = [];
  let idle = (): void => undefined;
  const isIdle = new Promise<void>((resolve) => (idle = resolve));
  const hear = (): Promise<boolean> => {
    const line = lines.shift();
    if (line === 'breaks') return Promise.reject(new Error('broken'));
    if (line !== undefined) return Promise.resolve(line);
    idle();
    return new Promise(() => undefined);
  };
  const verify = vi.fn(() => {
    const verdict = verdicts.shift();
    if (verdict === 'away') return Promise.reject(new Error('away'));
    return Promise.resolve({ isValid: verdict ?? true });
  });
  const wait = (time: number) => Promise.resolve(void waits.push(time));
  off.mockImplementation(() => idle());
  watchSite({ hear, verify, wait, off });
  return { off, waits, verify, isIdle };
}

test.each<[string, (boolean | 'breaks')[], (boolean | 'away')[], number, number]>([
  ['what the server says', [true], [], 1, 0],
  ['what it says after the line has ended', [false], [false], 1, 1],
  ['the same after the line broke, and the server was away', ['breaks', 'breaks'], ['away', false], 1, 2],
  ['nothing, as long as the server says nothing', ['breaks', false, 'breaks'], ['away', true, 'away'], 0, 3],
])('a link is closed by %s', async (_what, lines, verdicts, offs, asked) => {
  const { off, verify, isIdle } = begin(lines, verdicts);
  await isIdle;
  expect([off.mock.calls.length, verify.mock.calls.length]).toEqual([offs, asked]);
});

test('lines are opened anew after longer and longer, half a minute at most', async () => {
  const { waits, isIdle } = begin(
    Array.from({ length: 8 }, () => 'breaks' as const),
    [],
  );
  await isIdle;
  expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000, 30_000]);
});
