import type { SheetRow } from './sheet.ts';

/** Rows that are looked at for titles: above them stand a name, a date, a note. */
export const FIRST_ROWS = 20;
/** Rows by which it is told how wide a table is. */
const SAMPLE_ROWS = 60;
/** Of the cells of the widest row, those that a row of titles fills. */
const FILLED = 0.6;
/** Rows of titles, one below the other, at most. */
const MOST_LEVELS = 3;

const isFilled = (text: string | undefined): boolean => (text ?? '').trim() !== '';

const filledCells = ({ cells }: SheetRow): readonly string[] => cells.filter(isFilled);

const differentCells = (row: SheetRow): number => new Set(filledCells(row).map((text) => text.trim())).size;

/** A number or a day; titles are neither. */
const VALUE = /^[-+]?[\d.,:/%-]+$/;

function holdsValues({ cells, exact, filled = [] }: SheetRow): boolean {
  return cells.some(
    (text, at) => !filled.includes(at) && (exact?.[at] !== undefined || VALUE.test(text.trim())),
  );
}

/** Whether a title of a row stands above several columns. */
const spansColumns = ({ cells, filled = [] }: SheetRow): boolean =>
  filled.some((at) => isFilled(cells[at]) && cells[at] === cells[at - 1]);

/** Whether a title of a row reaches down into the next one. */
const spansRows = ({ cells }: SheetRow, { cells: below, filled = [] }: SheetRow): boolean =>
  filled.some((at) => isFilled(cells[at]) && cells[at] === below[at]);

/**
 * The rows of titles by how they look, from top to bottom: the first that is as wide as the table and says different
 * things, and those below it that its merged titles are parted by. The last of them stands right above the records.
 * @returns at least one row where there is any
 */
export function findHeadings<R extends SheetRow>(rows: readonly R[]): readonly R[] {
  const widest = Math.max(0, ...rows.slice(0, SAMPLE_ROWS).map((row) => filledCells(row).length));
  const isHeading = (row: SheetRow): boolean =>
    filledCells(row).length >= widest * FILLED && differentCells(row) >= Math.min(2, widest);
  const first = rows.slice(0, FIRST_ROWS).findIndex(isHeading);
  const start = Math.max(first, 0);
  let end = start;
  while (end - start < MOST_LEVELS - 1) {
    const [row, next] = rows.slice(end, end + 2);
    if (row === undefined || next === undefined) break;
    const isParted = spansRows(row, next) || (spansColumns(row) && !holdsValues(next));
    if (!isParted || differentCells(next) < 2) break;
    end += 1;
  }
  return rows.slice(start, end + 1);
}

/** Rows at the end that are looked at for notes. */
const LAST_ROWS = 20;
/** Below a table of fewer columns a single cell is a record. */
const NOTE_COLUMNS = 3;
/** From here on a cell that stands alone is a sentence. */
const SENTENCE = 16;
const NOTE = /^(?:注|备注|说明|填表说明|填报说明|note|remark)s?\s*(?:\d+\s*)?[:：.、]/i;
const TOTAL = /^(?:合\s*计|总\s*计|小\s*计|共\s*计|total|sum)\s*[:：]?$/i;

function isNote(row: SheetRow, columns: number): boolean {
  const [first = ''] = filledCells(row).map((text) => text.trim());
  if (NOTE.test(first) || TOTAL.test(first)) return true;
  return columns >= NOTE_COLUMNS && differentCells(row) === 1 && first.length >= SENTENCE;
}

/** The rows below the titles, less notes and totals at their end. */
export function recordRows(rows: readonly SheetRow[], headings: readonly SheetRow[]): readonly SheetRow[] {
  const last = headings.at(-1);
  if (last === undefined) return [];
  const below = rows.filter(({ row }) => row > last.row);
  const columns = filledCells(last).length;
  let end = below.length;
  while (below.length - end < LAST_ROWS) {
    const row = below[end - 1];
    if (row === undefined || !isNote(row, columns)) break;
    end -= 1;
  }
  return below.slice(0, end);
}

/** The titles of columns: where several rows of titles have the same one, with what stands above it. */
export function titlesOf(
  columns: readonly { readonly title: string; readonly at: number }[],
  headings: readonly SheetRow[],
): readonly string[] {
  const last = headings.at(-1)?.cells ?? [];
  const own = columns.map(({ at }) => (last[at] ?? '').trim());
  return columns.map(({ title, at }, index) => {
    const text = own[index] ?? title;
    if (own.indexOf(text) === own.lastIndexOf(text)) return text;
    const above = headings.slice(0, -1).map(({ cells }) => (cells[at] ?? '').trim());
    const parts = [...new Set([...above, text].filter(isFilled))];
    return parts.length < 2 ? title : parts.join(/[\w)]$/.test(parts[0] ?? '') ? ' ' : '');
  });
}
