import { isDeepStrictEqual } from 'node:util';
import { fieldExport } from '../../../src/documents/fieldText.ts';
import type { Values } from '../../../src/documents/recordScope.ts';
import { locales } from '../../../src/schemas/text.ts';
import { MOST_CELL_TEXT } from '../../sheets/cellText.mjs';
import { textContext } from '../../records/optionLists.ts';
import type { MappedField } from './columns.ts';
import type { SheetRow } from '../../sheets/readSheet.ts';
import { keyOf } from './rows.ts';
import type { ReadRow, RowWork } from './rows.ts';

/**
 * A row without the cells that say what an export would write of the record that it changes. Not every text holds all of
 * its value (seconds, white space around it, an option that is gone): a sheet that comes back as it went changes nothing.
 */
export function withoutKept(work: RowWork, read: ReadRow, stored: Readonly<Values>): ReadRow {
  const { data } = read;
  const key = keyOf(work)?.field.code;
  if (data === undefined || Object.keys(stored).length === 0) return read;
  const wrong = new Set(read.errors.map(({ field }) => field));
  const kept = work.fields.filter((mapped) => {
    const { code } = mapped.field;
    const value = stored[code] ?? null;
    if (code === key || value === null || isDeepStrictEqual(data[code], value)) return false;
    return (data[code] !== undefined || wrong.has(code)) && saysStored(work, mapped, read.cells, value);
  });
  if (kept.length === 0) return read;
  const codes = new Set(kept.map(({ field }) => field.code));
  return {
    ...read,
    data: Object.fromEntries(Object.entries(data).filter(([code]) => !codes.has(code))),
    errors: read.errors.filter(({ field }) => !codes.has(field)),
  };
}

/** Digits of a number that spreadsheets keep. */
const DIGITS = 15;

const plain = (text: string): string => text.slice(0, MOST_CELL_TEXT).replaceAll(/\r\n?/g, '\n').trim();

/** Whether a cell says what an export writes, in either language. */
function saysStored(
  { options }: RowWork,
  { field, column }: MappedField,
  { cells, exact }: SheetRow,
  value: unknown,
): boolean {
  const shown = plain(cells[column] ?? '');
  return locales.some((locale) => {
    const written = fieldExport(field, value, textContext(field, locale, options));
    if (typeof written === 'number')
      return Number(exact?.[column] ?? shown).toPrecision(DIGITS) === written.toPrecision(DIGITS);
    return typeof written === 'string' && plain(written) === shown;
  });
}
