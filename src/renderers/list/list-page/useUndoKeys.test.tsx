import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useUndoKeys } from './useUndoKeys.ts';

function View({ undo }: { undo: () => void }) {
  const around = useUndoKeys(undo);
  return (
    <>
      <div ref={around}>
        <button type="button">inside</button>
        <input aria-label="field" />
      </div>
      <button type="button">outside</button>
    </>
  );
}

const KEYS = { key: 'z', ctrlKey: true };

it('undoes by Ctrl+Z or Command+Z inside, and neither elsewhere nor in a field', () => {
  const undo = vi.fn();
  render(<View undo={undo} />);
  const inside = screen.getByRole('button', { name: 'inside' });
  fireEvent.keyDown(inside, KEYS);
  fireEvent.keyDown(inside, { key: 'Z', metaKey: true });
  expect(undo).toHaveBeenCalledTimes(2);
  fireEvent.keyDown(inside, { ...KEYS, shiftKey: true });
  fireEvent.keyDown(inside, { key: 'z' });
  fireEvent.keyDown(screen.getByRole('textbox'), KEYS);
  fireEvent.keyDown(screen.getByRole('button', { name: 'outside' }), KEYS);
  expect(undo).toHaveBeenCalledTimes(2);
});

it('undoes after a press inside where nothing has the focus', () => {
  const undo = vi.fn();
  render(<View undo={undo} />);
  fireEvent.keyDown(document.body, KEYS);
  fireEvent.pointerDown(screen.getByRole('button', { name: 'inside' }));
  fireEvent.keyDown(document.body, KEYS);
  expect(undo).toHaveBeenCalledTimes(1);
  fireEvent.pointerDown(screen.getByRole('button', { name: 'outside' }));
  fireEvent.keyDown(document.body, KEYS);
  expect(undo).toHaveBeenCalledTimes(1);
});
