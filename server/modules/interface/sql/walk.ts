import {
  clockValues,
  forbiddenMembers,
  functions,
  isCatalogue,
  operators,
  readingNodes,
  types,
  writingNodes,
} from './allowed.ts';

/** Something that no configured statement may hold. */
export interface Forbidden {
  /** As a person would call it, e.g. `dblink()`. */
  readonly what: string;
  /** Bytes from the beginning of the statement, where the parser knows. */
  readonly at: number | undefined;
}

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null;

/** Names written one behind another, e.g. a schema and a function. */
function namesOf(list: unknown): string[] {
  return (Array.isArray(list) ? list : []).map(
    (entry: { String?: { sval?: string } }) => entry.String?.sval ?? '',
  );
}

/** A name of PostgreSQL's own: by itself, or in the schema that the parser adds. */
function builtIn(names: readonly string[], known: ReadonlySet<string>): boolean {
  const [name = '', schema] = [...names].reverse();
  return names.length <= 2 && (schema === undefined || schema === 'pg_catalog') && known.has(name);
}

/** What one node adds to what its kind says. */
const checks: Readonly<Record<string, (node: Members) => string | undefined>> = {
  FuncCall: ({ funcname }) => {
    const names = namesOf(funcname);
    return builtIn(names, functions) ? undefined : `${names.join('.')}()`;
  },
  A_Expr: ({ name }) => {
    const names = namesOf(name);
    // BETWEEN and its kind stand there as words.
    const isWord = names.length === 1 && /^[A-Z ]+$/.test(names[0] ?? '');
    return isWord || (names.length === 1 && builtIn(names, operators)) ? undefined : names.join('.');
  },
  SQLValueFunction: ({ op }) => {
    const name = String(op);
    return clockValues.test(name) ? undefined : name.replace('SVFOP_', '');
  },
  RangeVar: ({ catalogname, schemaname, relname }) => {
    const schema = typeof schemaname === 'string' ? schemaname : undefined;
    const relation = String(relname);
    if (catalogname !== undefined || isCatalogue(schema, relation))
      return [schema, relation].filter((part) => part !== undefined).join('.');
    return undefined;
  },
  SortBy: ({ useOp }) => (useOp === undefined ? undefined : 'ORDER BY USING'),
};

/** What stands in a member of this name is no node of its own kind, and still no less than one. */
const checkMember: Readonly<Record<string, (value: Members) => string | undefined>> = {
  typeName: ({ names }) => (builtIn(namesOf(names), types) ? undefined : namesOf(names).join('.')),
  // The target of a writing statement.
  relation: (value) => checks.RangeVar?.(value),
};

/**
 * Looks at every node of a statement's tree. Goes without recursion: how deep a tree is, is the text's to say.
 * @param tree the members of the statement, without its kind
 * @returns the first thing that is not allowed
 */
export function findForbidden(tree: unknown, writes: boolean): Forbidden | undefined {
  const nodes = writes ? writingNodes : readingNodes;
  const open: unknown[] = [tree];
  while (open.length > 0) {
    const value = open.pop();
    if (!isMembers(value)) continue;
    for (const [name, member] of Object.entries(value)) {
      open.push(member);
      const what = forbidden(name, member, nodes);
      if (what !== undefined) return { what, at: placeOf(member) ?? placeOf(value) };
    }
  }
  return undefined;
}

function forbidden(name: string, member: unknown, nodes: ReadonlySet<string>): string | undefined {
  const known = forbiddenMembers.get(name);
  if (known !== undefined) return known;
  if (!isMembers(member)) return undefined;
  // Kinds of nodes begin with a capital letter, members of nodes do not.
  if (/^[A-Z]/.test(name)) return nodes.has(name) ? checks[name]?.(member) : wordsOf(name);
  return checkMember[name]?.(member);
}

/** A kind of nodes as SQL says it, nearly: `DeleteStmt` is DELETE, `CurrentOfExpr` is CURRENT OF. */
const wordsOf = (kind: string): string =>
  kind
    .replace(/(?:Stmt|Expr|Clause)$/, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toUpperCase();

/** Where a node is; a statement is where its table is named, since the parser tells no other place of it. */
function placeOf(value: unknown): number | undefined {
  if (!isMembers(value)) return undefined;
  const place = value.location ?? (isMembers(value.relation) ? value.relation.location : undefined);
  return typeof place === 'number' && place >= 0 ? place : undefined;
}
