import { toLocalText } from '../../../src/documents/rule.ts';
import { inputError } from '../../errors/AppError.ts';
import type { OpenModule } from '../../records/formModules.ts';
import { allows } from '../../records/policy.ts';
import type { Refusal } from '../../records/refusal.ts';
import type { ModuleField } from '../../records/shape.ts';
import { columnName } from '../../sheets/columnName.ts';

/** A field with the column of the file that fills it. */
export interface MappedField {
  readonly field: ModuleField;
  /** Position in a row. */
  readonly column: number;
}

/** A column of a file. */
export interface FileColumn {
  /** Its title; a repeated one is numbered. */
  readonly title: string;
  /** Position in a row. */
  readonly at: number;
  /** As spreadsheets call it: A, B, AA. */
  readonly name: string;
  /** Whether another column before it has the same title. */
  readonly repeated: boolean;
}

/** A file's columns; one without a title is none. */
export function columnTitles(header: readonly string[]): readonly FileColumn[] {
  const titles = new Map<string, FileColumn>();
  header.forEach((cell, at) => {
    const written = cell.trim().slice(0, 500);
    if (written === '') return;
    let title = written;
    for (let count = 2; titles.has(title); count += 1) title = `${written} (${count})`;
    titles.set(title, { title, at, name: columnName(at), repeated: title !== written });
  });
  return [...titles.values()];
}

/** The fields that the request maps; one that is unknown, not the role's, or without its column is noted as refused. */
export function readMapping(
  module: OpenModule,
  titles: ReadonlyMap<string, number>,
  mapping: Readonly<Record<string, string>>,
  refusal: Refusal,
): readonly MappedField[] {
  return Object.entries(mapping).flatMap(([code, title]) => {
    const path = `mapping.${code}`;
    const field = module.shape.byCode.get(code);
    const column = titles.get(title.trim());
    if (field === undefined) refusal.invalid(inputError(path, 'UNKNOWN_FIELD'));
    else if (!allows(module.authority.write, code)) refusal.forbidden(path);
    else if (column === undefined) refusal.invalid(inputError(path, 'UNKNOWN_COLUMN'));
    else return [{ field, column }];
    return [];
  });
}

/** The fields that a sheet can fill: those that the role may write, and that neither the form nor the server fills. */
export const importableFields = ({ shape, authority }: OpenModule): readonly ModuleField[] =>
  shape.fields.filter(
    ({ code, node, meta, type }) =>
      allows(authority.write, code) &&
      node.value === undefined &&
      meta.serial !== true &&
      meta.fromImport !== null &&
      (meta.fromImport !== undefined || meta.hasOptions === true || (type !== 'json' && type !== 'user')),
  );

/** The fields that a sheet can fill whose title, in either language, or code is a column's; other columns are passed over. */
export function proposeMapping(
  module: OpenModule,
  titles: ReadonlyMap<string, number>,
): Readonly<Record<string, string>> {
  const plain = (text: string): string => text.trim().toLowerCase();
  const byName = new Map([...titles.keys()].map((title) => [plain(title), title]));
  const proposed: Record<string, string> = {};
  for (const { code, node } of importableFields(module)) {
    const { zhCN, enUS } = toLocalText(node.title ?? code);
    const title = [zhCN, enUS, code].flatMap((name) => byName.get(plain(name)) ?? [])[0];
    if (title !== undefined && !Object.values(proposed).includes(title)) proposed[code] = title;
  }
  return proposed;
}
