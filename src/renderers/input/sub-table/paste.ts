import { Check } from 'typebox/value';
import { fieldImport } from '../../../documents/fieldImport.ts';
import { same } from '../../../documents/same.ts';
import type { CompiledField } from '../../../documents/form.ts';
import type { TextContext } from '../../../schemas/rendererMeta.ts';
import type { LocalText } from '../../../schemas/text.ts';
import type { RowValues } from '../shared/rows/rowValues.ts';

/** The cells of a copied piece of a sheet, rows of texts; undefined for plain text, which goes where it is typed. */
export function sheetCells(text: string): string[][] | undefined {
  const plain = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  if (!/[\t\n]/.test(plain)) return undefined;
  return readQuoted(plain);
}

/** Tabs part cells, line ends part rows; a cell that holds either of them stands in double quotes. */
function readQuoted(text: string): string[][] {
  const rows: string[][] = [[]];
  const CELL = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/gy;
  for (;;) {
    const match = CELL.exec(text);
    if (!match) return rows;
    const [, quoted, bare = '', end] = match;
    rows.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end === '') return rows;
    if (end === '\n') rows.push([]);
  }
}

/** A pasted cell that was not understood. */
export interface UnreadCell {
  row: number;
  field: CompiledField;
  text: string;
  /** Absent: the text was read, but the field does not take the value. */
  why?: LocalText;
}

export interface Pasted {
  rows: RowValues[];
  unread: UnreadCell[];
  /** How many rows went beyond the most rows and were left out. */
  cut: number;
  /** How many rows there were. */
  given: number;
  /** How many cells with something in them stood beyond the last column. */
  beyond: number;
  /** How many cells with something in them fell on columns that take no input. */
  shut: number;
}

/**
 * Lays pasted cells over rows, from one cell to the right and downwards; new rows begin with `first`. Computed and
 * locked fields keep their place and take nothing.
 */
export function layCells(
  cells: readonly (readonly string[])[],
  rows: readonly RowValues[],
  at: { row: number; column: number },
  {
    fields,
    takes,
    context,
    first,
    below,
    most,
  }: {
    fields: readonly CompiledField[];
    takes: (field: CompiledField) => boolean;
    context: (field: CompiledField, row: RowValues) => TextContext;
    first: () => RowValues;
    /** Codes whose options stand under those of such codes. */
    below: (codes: readonly string[]) => ReadonlySet<string>;
    most: number;
  },
): Pasted {
  const next = [...rows];
  const unread: UnreadCell[] = [];
  let beyond = 0;
  let shut = 0;
  const fitting = cells.slice(0, Math.max(0, most - at.row));
  fitting.forEach((texts, down) => {
    const row = at.row + down;
    const before = next[row] ?? first();
    const values: Record<string, unknown> = { ...before };
    const laid = new Set<string>();
    texts.forEach((text, right) => {
      const field = fields[at.column + right];
      const filled = text.trim() === '' ? 0 : 1;
      if (!field) {
        beyond += filled;
        return;
      }
      if (!takes(field)) {
        shut += filled;
        return;
      }
      const read = fieldImport(field, text, context(field, values));
      const fits = 'value' in read && (read.value === null || Check(field.meta.value, read.value));
      if (fits) {
        values[field.code] = read.value;
        laid.add(field.code);
      } else unread.push({ row, field, text, ...('finding' in read ? { why: read.finding } : {}) });
    });
    // What was pasted beside what it stands under belongs to it.
    const changed = [...laid].filter((code) => !same(values[code] ?? null, before[code] ?? null));
    for (const code of below(changed)) if (!laid.has(code)) values[code] = null;
    next[row] = values;
  });
  return { rows: next, unread, cut: cells.length - fitting.length, given: cells.length, beyond, shut };
}
