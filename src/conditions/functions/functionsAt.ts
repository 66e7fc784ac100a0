import type { FunctionEntry, FunctionTable } from './entry.ts';
import { tableOf } from './entry.ts';

/** Tables of one time, of the base tables that are in use; the last few, since each compiles templates anew. */
const kept = new WeakMap<FunctionTable, Map<number, FunctionTable>>();
const MOST = 20;

/**
 * The same functions at one moment: what asks the clock is told that it is then.
 * @param at milliseconds since the epoch
 */
export function functionsAt(functions: FunctionTable, at: number): FunctionTable {
  const known = kept.get(functions) ?? new Map<number, FunctionTable>();
  kept.set(functions, known);
  const table = known.get(at) ?? tableOf(Object.values(functions).map((entry) => entryAt(entry, at)));
  known.delete(at);
  known.set(at, table);
  for (const oldest of known.keys()) {
    if (known.size <= MOST) break;
    known.delete(oldest);
  }
  return table;
}

const entryAt = (entry: FunctionEntry, at: number): FunctionEntry =>
  entry.volatile === true
    ? { ...entry, run: (args, context) => entry.run(args, { ...context, now: () => at }) }
    : entry;
