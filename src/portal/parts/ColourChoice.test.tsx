import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { ColourChoice } from './ColourChoice.tsx';

test.each([
  ['#00f', 'ArrowRight', '#f00', 1],
  ['#0f0', 'ArrowRight', '#00f', 0],
  ['#00f', 'ArrowUp', '#0f0', 2],
  ['#123456', 'ArrowRight', '#f00', 1],
] as const)('from %s %s chooses %s', (value, key, chosen, place) => {
  const choose = vi.fn();
  const { root } = createTestRoot();
  renderPortal(
    root,
    <ColourChoice labelledBy="x" colours={['#00f', '#f00', '#0f0']} value={value} choose={choose} />,
  );
  expect(screen.getAllByRole('radio').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  fireEvent.keyDown(screen.getByRole('radiogroup'), { key });
  expect(choose).toHaveBeenCalledWith(chosen);
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[place]);
});
