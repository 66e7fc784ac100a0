import type { Finding } from '../../schemas/finding.ts';
import type { Check } from './context.ts';

/** Names that something may have: a set, or the keys of a map or an object; there may be thousands of them. */
type Names = ReadonlySet<string> | ReadonlyMap<string, unknown> | Readonly<Record<string, unknown>>;

const asNames = (known: Names): Pick<ReadonlySet<string>, 'has' | 'keys'> =>
  known instanceof Set || known instanceof Map
    ? known
    : { has: (name) => Object.hasOwn(known, name), keys: () => Object.keys(known).values() };

/** Checks that a name is one of those that there are. */
export function asOneOf(
  name: string,
  known: Names,
  check: Check,
  path: string,
  finding: (name: string, near: string | undefined, path: string) => Finding,
): void {
  const names = asNames(known);
  if (!names.has(name))
    check.report(
      finding(
        name,
        check.propose(name, () => names.keys()),
        path,
      ),
    );
}
