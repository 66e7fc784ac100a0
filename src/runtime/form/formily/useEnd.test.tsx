import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useEnd } from './useEnd.ts';

afterEach(() => void vi.useRealTimers());

test('what is drawn no more ends, what is put back at once does not', () => {
  vi.useFakeTimers();
  const end = vi.fn();
  function Drawn({ target }: { target: string }) {
    useEnd(target, end);
    return null;
  }
  const drawn = (target: string) => (
    <StrictMode>
      <Drawn target={target} />
    </StrictMode>
  );
  const { rerender, unmount } = render(drawn('a'));
  const pass = () => act(() => void vi.runAllTimers());
  pass();
  expect(end).not.toHaveBeenCalled();
  rerender(drawn('b'));
  pass();
  expect(end.mock.calls).toEqual([['a']]);
  unmount();
  pass();
  expect(end.mock.calls).toEqual([['a'], ['b']]);
});
