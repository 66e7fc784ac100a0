import { inputError } from '../errors/AppError.ts';
import type { OpenModule } from './formModules.ts';
import { comparableColumn, readableColumn } from './refusal.ts';
import type { Refusal } from './refusal.ts';
import type { SortKey } from './repository.ts';
import type { ModuleColumn } from './shape.ts';
import { readableColumns } from './rowScope.ts';

/** Structured values have no order. */
const UNORDERED = new Set(['list', 'user', 'json']);

/** The sort of a request. */
export function readSort(
  module: OpenModule,
  sort: readonly { field: string; order: 'asc' | 'desc' }[] | undefined,
  refusal: Refusal,
): readonly SortKey[] {
  return (sort ?? []).flatMap(({ field, order }, index) => {
    const path = `sort.${index}.field`;
    const column = comparableColumn(module.shape, module.authority.read, field, path, refusal);
    if (column === undefined) return [];
    if (UNORDERED.has(column.type)) {
      refusal.invalid(inputError(path, 'VALUE_INVALID'));
      return [];
    }
    return [{ column, order }];
  });
}

/** The columns that a request asks for, `id` and `revision` always among them; absent: all that the role may read. */
export function readFields(
  module: OpenModule,
  fields: readonly string[] | undefined,
  refusal: Refusal,
): readonly ModuleColumn[] {
  if (fields === undefined) return readableColumns(module);
  const named = fields.flatMap(
    (code, index) =>
      readableColumn(module.shape, module.authority.read, code, `fields.${index}`, refusal) ?? [],
  );
  const always = ['id', 'revision'].flatMap((code) => module.shape.columns.get(code) ?? []);
  return [...new Set([...always, ...named])];
}
