import type { KeyboardEvent } from 'react';

const CONTROLS = 'button:not([disabled]), a[href], input:not([disabled]), [tabindex="0"]';

/** Steps that a key takes through the rows; undefined for other keys. */
const steps: Readonly<Record<string, number | undefined>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
};

/**
 * Arrow keys lead from a control in a row to the one in the same column of the next row, Home and End to the first
 * and the last row that are drawn, left and right to the neighbours in the row. Whoever types is left alone.
 */
export function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const { target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (!(target instanceof HTMLElement) || isTyped(target)) return;
  const cell = target.closest('td');
  const row = cell?.closest('tr');
  if (!cell || !row) return;
  const step = steps[key];
  const next = step === undefined ? beside(row, target, key) : below(row, cell, target, step);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const isTyped = (element: HTMLElement): boolean =>
  element.isContentEditable ||
  element instanceof HTMLTextAreaElement ||
  element.getAttribute('role') === 'combobox' ||
  (element instanceof HTMLInputElement && element.type !== 'checkbox');

const controlsIn = (element: Element): HTMLElement[] => [...element.querySelectorAll<HTMLElement>(CONTROLS)];

function beside(row: Element, from: HTMLElement, key: string): HTMLElement | undefined {
  const by = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
  if (by === 0) return undefined;
  const controls = controlsIn(row);
  return controls[controls.indexOf(from) + by];
}

/** The same place in another row; the first control of that row where the place holds none. */
function below(
  row: Element,
  cell: HTMLTableCellElement,
  from: HTMLElement,
  step: number,
): HTMLElement | undefined {
  const rows = [...(row.parentElement?.querySelectorAll('tr:not([aria-hidden])') ?? [])];
  const to = Math.max(0, Math.min(rows.length - 1, rows.indexOf(row) + step));
  const other = rows[to];
  if (!other || other === row) return undefined;
  const place = controlsIn(cell).indexOf(from);
  const same = controlsIn(other.children[cell.cellIndex] ?? other);
  return same[place] ?? same[0] ?? controlsIn(other)[0];
}
