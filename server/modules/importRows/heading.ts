import { FIRST_ROWS, findHeadings } from '../../../src/documents/fromSheet/headings.ts';
import { toLocalText } from '../../../src/documents/rule.ts';
import { inputError, invalidInput } from '../../errors/AppError.ts';
import type { OpenModule } from '../../records/formModules.ts';
import { importableFields } from './columns.ts';
import type { ReadSheet, SheetRow } from '../../sheets/readSheet.ts';

const plain = (text: string): string => text.trim().toLowerCase();

/** What titles are called: the columns that the request names, else the fields that a sheet can fill. */
function wantedTitles(
  module: OpenModule,
  mapping: Readonly<Record<string, string>> | undefined,
): Set<string> {
  if (mapping !== undefined) {
    return new Set(Object.values(mapping).map((title) => plain(title.replace(/ \(\d+\)$/, ''))));
  }
  return new Set(
    importableFields(module).flatMap(({ code, node }) => {
      const { zhCN, enUS } = toLocalText(node.title ?? code);
      return [zhCN, enUS, code].map(plain);
    }),
  );
}

/** The row of titles that looks like it: the one with the most known ones, else as tables look. */
function likelyHeading(all: readonly SheetRow[], wanted: ReadonlySet<string>): SheetRow | undefined {
  const rows = all.slice(0, FIRST_ROWS);
  const known = (row: SheetRow): number =>
    new Set(row.cells.map(plain).filter((cell) => wanted.has(cell))).size;
  const best = Math.max(0, ...rows.map(known));
  if (best > 0) return rows.find((row) => known(row) === best);
  return findHeadings(all).at(-1);
}

/**
 * The row of the titles, and the rows below it.
 * @throws AppError INPUT_INVALID at `headerRow` where the wanted one holds nothing
 */
export function findHeading(
  { rows }: ReadSheet,
  module: OpenModule,
  { mapping, headerRow }: { mapping?: Readonly<Record<string, string>>; headerRow?: number },
): { readonly heading: SheetRow; readonly below: readonly SheetRow[] } {
  const heading =
    headerRow === undefined
      ? likelyHeading(rows, wantedTitles(module, mapping))
      : rows.find(({ row }) => row === headerRow);
  if (heading === undefined) throw invalidInput(inputError('headerRow', 'SHEET_HEADING'));
  return { heading, below: rows.filter(({ row }) => row > heading.row) };
}
