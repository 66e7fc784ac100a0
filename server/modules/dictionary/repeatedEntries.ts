import type { Values } from '../../../src/documents/recordScope.ts';
import { isRecord } from '../../envelope/envelope.ts';
import { inputError, invalidInput } from '../../errors/AppError.ts';

/**
 * Refuses entries of a dictionary that have the value of one before them, each at its own row.
 * @param changed what is written of the dictionary's record
 * @throws AppError INPUT_INVALID
 */
export function refuseRepeatedEntries({ items }: Values): void {
  const entries: readonly unknown[] = Array.isArray(items) ? items : [];
  const values = entries.map((entry) => (isRecord(entry) ? entry.value : undefined));
  const repeated = values.flatMap((value, at) =>
    value !== undefined && values.indexOf(value) < at
      ? [inputError(`data.items.${String(at)}.value`, 'REPEATED_VALUE')]
      : [],
  );
  if (repeated.length > 0) throw invalidInput(...repeated);
}
