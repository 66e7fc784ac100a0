/** Everything with tables whose columns stand below each other: the grid, and what follows its columns. */
const BOX = '.atrium-grid-box';

interface Shifted {
  index: number;
  side: 'left' | 'right';
  px: number;
}

/** Pinned columns further from their edge than a column: they move as it grows. */
function shiftedBy(head: HTMLTableCellElement): Shifted[] {
  const side = head.style.left === '' ? 'right' : 'left';
  if (head.style[side] === '') return [];
  const cells = [...(head.parentElement as HTMLTableRowElement).cells];
  return cells.flatMap((cell) => {
    const beyond = side === 'left' ? cell.cellIndex > head.cellIndex : cell.cellIndex < head.cellIndex;
    const px = Number.parseFloat(cell.style[side]);
    return beyond && Number.isFinite(px) ? [{ index: cell.cellIndex, side, px }] : [];
  });
}

/**
 * Shows a column in one width after another without drawing its cells anew: a hundred rows would lag behind the pointer.
 * What is drawn in the end says the same; to give up, show the width that it had.
 * @param head its heading, drawn with the width that it has
 */
export function liveWidth(head: HTMLTableCellElement, code: string): (width: number) => void {
  const tables = [...(head.closest(BOX)?.querySelectorAll('table') ?? [])].map((table) => ({
    table,
    least: Number.parseFloat(table.style.minWidth) || 0,
    col: table.querySelector<HTMLTableColElement>(`col[data-code="${code}"]`),
  }));
  const shifted = shiftedBy(head);
  const before = Number.parseFloat(tables[0]?.col?.style.width ?? '') || 0;
  return (width) => {
    const by = width - before;
    for (const { table, least, col } of tables) {
      if (!col) continue;
      col.style.width = `${String(width)}px`;
      table.style.minWidth = `${String(least + by)}px`;
      for (const { cells } of table.rows)
        for (const { index, side, px } of shifted) {
          const cell = cells[index];
          if (cell) cell.style[side] = `${String(px + by)}px`;
        }
    }
  };
}

/**
 * The widths in px, by code, of the columns that are wider than they need since they share the room left over.
 * @param head the heading of one of the columns
 */
export function stretchedWidths(head: HTMLTableCellElement): Record<string, number> {
  const cols = head.closest('table')?.querySelectorAll<HTMLTableColElement>('col[data-least]') ?? [];
  const stretched: Record<string, number> = {};
  for (const col of cols) {
    const { code = '', least } = col.dataset;
    const width = Math.round(Number.parseFloat(getComputedStyle(col).width));
    if (width > Number(least)) stretched[code] = width;
  }
  return stretched;
}

/** The width in px that the widest text of a column needs, as far as its rows are drawn. */
export function naturalWidth(head: HTMLTableCellElement): number {
  const grids = [...(head.closest(BOX)?.querySelectorAll('.atrium-grid') ?? [])];
  for (const grid of grids) grid.toggleAttribute('data-measuring', true);
  const widths = grids.flatMap((grid) => {
    const [row] = grid.querySelector('table')?.rows ?? [];
    return row?.cells[head.cellIndex]?.getBoundingClientRect().width ?? [];
  });
  for (const grid of grids) grid.toggleAttribute('data-measuring', false);
  return Math.ceil(Math.max(0, ...widths));
}
