import type { Check } from './context.ts';
import { checkFinding, type NameKey } from './findings.ts';

/** Names that something may have: a set, or the keys of a map or an object; there may be thousands of them. */
type Names = ReadonlySet<string> | ReadonlyMap<string, unknown> | Readonly<Record<string, unknown>>;

const asNames = (known: Names): Pick<ReadonlySet<string>, 'has' | 'keys'> =>
  known instanceof Set || known instanceof Map
    ? known
    : { has: (name) => Object.hasOwn(known, name), keys: () => Object.keys(known).values() };

/** Checks that a name is one of those that there are. */
export function asOneOf(name: string, known: Names, check: Check, path: string, key: NameKey): void {
  const names = asNames(known);
  if (names.has(name)) return;
  const near = check.propose(name, () => names.keys());
  check.report(checkFinding(key, path, { name }, near));
}
