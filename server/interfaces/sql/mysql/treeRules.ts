import { functions, isCatalogue, nodes, wordFunctions } from './allowed.ts';
import type { Forbidden } from './tokenRules.ts';

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null;

/** Where the parser says that a node begins. */
function placeOf({ loc }: Members): { at?: number } {
  const start = isMembers(loc) && isMembers(loc.start) ? loc.start.offset : undefined;
  return typeof start === 'number' ? { at: start } : {};
}

/** The name of what is called: one that is a function's own, never a schema's. */
function forbiddenFunction(name: unknown): string | undefined {
  if (typeof name === 'string') return functions.has(name.toLowerCase()) ? undefined : `${name}()`;
  const parts = isMembers(name) && Array.isArray(name.name) ? (name.name as readonly unknown[]) : [];
  const [only] = parts.map((part) => (isMembers(part) ? String(part.value) : ''));
  const schema = isMembers(name) ? (name.schema ?? null) : null;
  const isKnown =
    only !== undefined && (functions.has(only.toLowerCase()) || wordFunctions.has(only.toLowerCase()));
  return isKnown && parts.length === 1 && schema === null ? undefined : `${only ?? '?'}()`;
}

const isNothing = (value: unknown): boolean => value === null || value === undefined;

/** What one node adds to what its kind says. */
function forbiddenMember(node: Members): string | undefined {
  if (node.type === 'function' || node.type === 'aggr_func' || node.type === 'window_func') {
    const what = forbiddenFunction(node.name);
    if (what !== undefined) return what;
  }
  if (isMembers(node.into) && !isNothing(node.into.keyword)) return 'INTO';
  if (!isNothing(node.locking_read)) return 'FOR UPDATE';
  if (!isNothing(node.returning)) return 'RETURNING';
  // IGNORE would hide what the database refuses.
  if (typeof node.prefix === 'string' && /ignore/i.test(node.prefix)) return 'IGNORE';
  if (Array.isArray(node.options) && node.options.length > 0) return String(node.options[0]);
  for (const schema of [node.db, node.schema])
    if (typeof schema === 'string' && isCatalogue(schema)) return schema;
  return undefined;
}

/**
 * Looks at every node of a statement's tree. Goes without recursion: how deep a tree is, is the text's to say.
 * @param statement the statement itself, whose kind has been looked at
 */
export function findForbiddenNode(statement: object): Forbidden | undefined {
  const open: unknown[] = [statement];
  while (open.length > 0) {
    const value = open.pop();
    if (!isMembers(value)) continue;
    const { type } = value;
    const isUnknown = value !== statement && typeof type === 'string' && !nodes.has(type);
    const what = isUnknown ? type : forbiddenMember(value);
    if (what !== undefined) return { what, ...placeOf(value) };
    // Where a node stands, and what the parser sums up of it, are no parts of it.
    for (const [name, member] of Object.entries(value))
      if (name !== 'loc' && name !== 'tableList' && name !== 'columnList') open.push(member);
  }
  return undefined;
}
