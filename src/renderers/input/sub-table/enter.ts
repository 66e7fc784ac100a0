import type { KeyboardEvent } from 'react';

/**
 * Enter in a cell leads to the same cell of the next row, as in a sheet; never does it submit the form around. What an
 * input itself does on Enter (it opens its options, it takes a day) comes first.
 */
export function onEnterInCell({ key, target, defaultPrevented, nativeEvent, ...event }: KeyboardEvent): void {
  if (key !== 'Enter' || defaultPrevented || nativeEvent.isComposing) return;
  const { currentTarget } = event;
  if (!(target instanceof HTMLInputElement) || !currentTarget.contains(target)) return;
  nativeEvent.preventDefault();
  const row = target.closest('tr');
  const column = target.closest('td')?.cellIndex;
  const next = row?.nextElementSibling;
  if (column === undefined || !(next instanceof HTMLTableRowElement)) return;
  next.cells[column]?.querySelector<HTMLElement>('input, textarea')?.focus();
}
