import { act, fireEvent, render, screen } from '@testing-library/react';
import { Drawer } from 'antd';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMaskCloses } from './useMaskCloses.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function Subject({ close }: { close: () => void }) {
  const maskClosable = useMaskCloses();
  return (
    <Drawer open title="drawer" maskClosable={maskClosable} onClose={close}>
      inside
    </Drawer>
  );
}

it('the second click of a double click does not close what the first one opened; a later one does', () => {
  const close = vi.fn();
  render(<Subject close={close} />);
  const mask = screen.getByRole('dialog').closest('.ant-drawer')!.querySelector('.ant-drawer-mask')!;
  act(() => void vi.advanceTimersByTime(300));
  fireEvent.click(mask);
  expect(close).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(300));
  fireEvent.click(mask);
  expect(close).toHaveBeenCalledOnce();
});
