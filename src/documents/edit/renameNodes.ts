import { roleOf } from '../../schemas/action.ts';

/**
 * A node, in which actions that name nodes by id name the renamed ones.
 * @param renamed new ids by the ones before
 */
export function renameNodes<T>(node: T, renamed: ReadonlyMap<string, string>): T {
  return [...renamed].every(([before, after]) => before === after) ? node : (visit(node, renamed) as T);
}

function visit(value: unknown, renamed: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((each) => visit(each, renamed));
  if (typeof value !== 'object' || value === null) return value;
  const action = 'do' in value && typeof value.do === 'string' ? value.do : undefined;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      action !== undefined && roleOf(name, action) === 'node' && typeof member === 'string'
        ? (renamed.get(member) ?? member)
        : visit(member, renamed),
    ]),
  );
}
