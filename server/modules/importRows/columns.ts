import { toLocalText } from '../../../src/documents/rule.ts';
import { inputError } from '../../errors/AppError.ts';
import type { OpenModule } from '../../records/formModules.ts';
import { allows } from '../../../src/documents/rights/moduleRights.ts';
import type { Refusal } from '../../records/refusal.ts';
import type { ModuleField } from '../../records/shape.ts';

/** A field with the column of the file that fills it. */
export interface MappedField {
  readonly field: ModuleField;
  /** Position in a row. */
  readonly column: number;
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
