import { useEffect, useState, type RefObject } from 'react';
import { focusIn } from '../../shared/focus/focusIn.ts';

/** What was done with a row, as its button says in `data-command`. */
export type RowCommand = 'up' | 'down' | 'copy' | 'remove';

/** Where the focus goes: into the inputs of the row just added, or to what is done next with the row at a place. */
type Wish = { to: 'added' } | { to: 'row'; index: number; command: RowCommand };

/** Asks for the focus; it goes there once the rows are drawn. */
export type RowFocus = (wish: Wish) => void;

const OPEN = ':not(:disabled)';

/**
 * Where the focus goes after the rows changed: a new row is typed into, and after a command the same one is at hand
 * for the row that stands there now, or another of its commands where that one is closed, or the button that adds.
 */
export function useRowFocus(frame: RefObject<HTMLElement>): RowFocus {
  const [wish, want] = useState<Wish | undefined>(undefined);
  useEffect(() => {
    if (!wish || !frame.current) return;
    want(undefined);
    if (wish.to === 'added') {
      const added = [...frame.current.querySelectorAll<HTMLElement>('[data-row]')].at(-1);
      if (added) focusIn(added);
      return;
    }
    const row = frame.current.querySelector<HTMLElement>(`[data-row="${wish.index}"]`);
    const next =
      row?.querySelector<HTMLElement>(`[data-command="${wish.command}"]${OPEN}`) ??
      row?.querySelector<HTMLElement>(`[data-command]${OPEN}`) ??
      frame.current.querySelector<HTMLElement>(`[data-add]${OPEN}`);
    next?.focus();
  }, [wish, frame]);
  return want;
}
