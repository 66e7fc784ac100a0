import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSeen } from './useSeen.ts';

const frame = (width: number, scrolled: number): HTMLElement =>
  Object.defineProperties(document.createElement('div'), {
    clientWidth: { value: width },
    scrollLeft: { value: scrolled, writable: true },
  });

it('follows what scrolls, once there is something, and whatever comes in its place', () => {
  const first = frame(900, 1200);
  const { result, rerender } = renderHook(({ shown }) => useSeen(shown), {
    initialProps: { shown: null as HTMLElement | null },
  });
  rerender({ shown: first });
  expect(result.current).toEqual({ from: 600, to: 2700 });
  act(() => {
    first.scrollLeft = 2400;
    first.dispatchEvent(new Event('scroll'));
  });
  expect(result.current).toEqual({ from: 1800, to: 3900 });
  rerender({ shown: null });
  rerender({ shown: frame(600, 0) });
  expect(result.current).toEqual({ from: -600, to: 1200 });
});
