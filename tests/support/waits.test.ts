import { expect, test, vi } from 'vitest';
import { expectNoWaits } from './waits.ts';

test('a wait that outlives its test is told, one that is over is not', async () => {
  let come = false;
  await vi.waitFor(() => undefined);
  await expect(vi.waitFor(() => expect(come).toBe(true), { timeout: 1 })).rejects.toThrow();
  expectNoWaits();
  const left = vi.waitFor(() => expect(come).toBe(true), { interval: 1 });
  expect(expectNoWaits).toThrow('1 vi.waitFor');
  come = true;
  await left;
});
