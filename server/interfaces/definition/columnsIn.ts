import { isRecord } from '../../envelope/envelope.ts';
import type { InterfaceOutputType } from '../../../src/schemas/wire/interface.ts';
import type { SourceColumn } from '../../sources/source.ts';

/** The most that an interface declares. */
const MOST = 200;
/** What an output may be called, and found by: a dot would lead into a row. */
const NAMED = /^[^.]{1,63}$/;

/** The members that rows have, each with the type of its first value that is not empty. */
export function columnsIn(rows: readonly unknown[]): readonly SourceColumn[] {
  const types = new Map<string, InterfaceOutputType | undefined>();
  for (const row of rows) {
    if (!isRecord(row)) continue;
    for (const [name, value] of Object.entries(row)) {
      if (!NAMED.test(name) || types.size >= MOST) continue;
      types.set(name, types.get(name) ?? typeOf(value));
    }
  }
  return [...types].map(([name, type = 'text']) => ({ name, type }));
}

function typeOf(value: unknown): InterfaceOutputType | undefined {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'bool';
  return Array.isArray(value) && value.every((each) => typeof each === 'string') ? 'texts' : 'json';
}
