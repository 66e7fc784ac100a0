import { type FunctionTable, tableOf } from './entry.ts';
import { functionTable } from './functionTable.ts';

const kept = new WeakMap<FunctionTable, FunctionTable>();

/** The built-in functions among those of an installation: as they are there, which may be at another time. */
export function builtinAmong(functions: FunctionTable): FunctionTable {
  const table =
    kept.get(functions) ?? tableOf(Object.keys(functionTable).flatMap((name) => functions[name] ?? []));
  kept.set(functions, table);
  return table;
}
