/** Members by which steps of flows name others: where they lead back to, whose people they have, where they jump to. */
const NAMING: ReadonlySet<string> = new Set(['node', 'to', 'returnTo']);

/**
 * Steps of a flow, in which those that name others name the renamed ones. What expressions read of steps keeps the steps
 * that it was written for.
 * @param renamed new ids by the ones before
 */
export function renameSteps<T>(value: T, renamed: ReadonlyMap<string, string>): T {
  return [...renamed].every(([before, after]) => before === after) ? value : (visit(value, renamed) as T);
}

function visit(value: unknown, renamed: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((each) => visit(each, renamed));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      NAMING.has(name) ? follow(member, renamed) : visit(member, renamed),
    ]),
  );
}

function follow(named: unknown, renamed: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(named)) return named.map((each) => follow(each, renamed));
  return typeof named === 'string' ? (renamed.get(named) ?? named) : visit(named, renamed);
}
