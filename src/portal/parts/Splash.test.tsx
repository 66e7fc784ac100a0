import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { Splash } from './Splash.tsx';

test('a wait that does not end offers to load the page again', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  renderPortal(createTestRoot().root, <Splash />);
  act(() => void vi.advanceTimersByTime(14_000));
  expect(screen.queryByRole('button')).toBeNull();
  act(() => void vi.advanceTimersByTime(1_000));
  expect(screen.getByRole('button', { name: '重新加载' })).toBeTruthy();
});
