import { isForbiddenKey } from '../../src/schemas/forbiddenKey.ts';
import { inputError } from '../errors/AppError.ts';
import type { InputError } from '../errors/AppError.ts';

/** The pattern of a dictionary's code, as the form of the back office has it (`backoffice/forms/platform-dictionary.json`). */
export const DICTIONARY_CODE = '^[A-Za-z][A-Za-z0-9_-]{0,63}$';

/** What of an entry of a dictionary is looked at; what stands there may be anything. */
interface Entry {
  readonly value?: unknown;
  readonly parent?: unknown;
}

/**
 * What no dictionary may be, wherever it comes from: a code that reaches a prototype, a value that stands twice, entries
 * that stand above each other. An entry that is no entry's here may stand in another dictionary, and so may one that has the
 * value of the entry itself.
 * @param code undefined: it is not written
 * @returns errors with paths from the dictionary on
 */
export function dictionaryErrors(code: unknown, items: readonly Entry[]): readonly InputError[] {
  const errors: InputError[] = [];
  if (typeof code === 'string' && isForbiddenKey(code)) errors.push(inputError('code', 'KEY_FORBIDDEN'));
  const parents = new Map<unknown, unknown>();
  for (const [at, { value, parent }] of items.entries()) {
    if (value !== undefined && parents.has(value))
      errors.push(inputError(`items.${String(at)}.value`, 'REPEATED_VALUE'));
    else parents.set(value, parent === value ? undefined : parent);
  }
  const circling = inCircles(parents);
  for (const [at, { value }] of items.entries())
    if (circling.has(value)) errors.push(inputError(`items.${String(at)}.parent`, 'STANDS_ABOVE'));
  return errors;
}

/** The values that come to themselves by way of what stands above; each value is gone through once. */
function inCircles(parents: ReadonlyMap<unknown, unknown>): ReadonlySet<unknown> {
  const circling = new Set<unknown>();
  const seen = new Set<unknown>();
  for (const start of parents.keys()) {
    const way: unknown[] = [];
    let at = start;
    while (parents.has(at) && !seen.has(at)) {
      seen.add(at);
      way.push(at);
      at = parents.get(at);
    }
    const begin = way.indexOf(at);
    if (begin >= 0) for (const value of way.slice(begin)) circling.add(value);
  }
  return circling;
}
