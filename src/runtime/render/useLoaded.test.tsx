import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useLoaded } from './useLoaded.ts';

it('never takes what came for another question as the answer, and lets that one go', async () => {
  const signals: AbortSignal[] = [];
  const asking = (answer: Promise<string>) => (signal: AbortSignal) => {
    signals.push(signal);
    return answer;
  };
  const [first, second] = [asking(Promise.resolve('a')), asking(Promise.resolve('b'))];
  const seen: unknown[] = [];
  const { result, rerender } = renderHook(
    ({ load }) => {
      const made = useLoaded(load);
      seen.push([load === first ? 'a' : 'b', made.loaded.status === 'ready' && made.loaded.value]);
      return made;
    },
    { initialProps: { load: first } },
  );
  await waitFor(() => expect(result.current.loaded).toEqual({ status: 'ready', value: 'a' }));
  rerender({ load: second });
  await waitFor(() => expect(result.current.loaded).toEqual({ status: 'ready', value: 'b' }));
  expect(seen).not.toContainEqual(['b', 'a']);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});

it('fetches nothing that is known, until it is asked again', async () => {
  const load = vi.fn(() => Promise.resolve('new'));
  const { result } = renderHook(() => useLoaded(load, () => 'known'));
  expect(result.current.loaded).toEqual({ status: 'ready', value: 'known' });
  expect(load).not.toHaveBeenCalled();
  result.current.retry();
  await waitFor(() => expect(result.current.loaded).toEqual({ status: 'ready', value: 'new' }));
});
