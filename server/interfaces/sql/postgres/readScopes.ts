import { named, nameOfValue, ofFunction, ofTable, renamed, union } from './columns.ts';
import type { Columns } from './columns.ts';
import type { Members } from './grammar.ts';
import { namesOf } from './nameRules.ts';
import { entriesOf, findWithQuery } from './scope.ts';
import type { Entry, Scope } from './scope.ts';

/** The scope of each name of a column, by its node. */
type Scopes = Map<Members, Scope>;

type Query = () => Columns;

const NONE = named([]);
/** What PostgreSQL calls a query in FROM without an alias. */
const UNNAMED = 'unnamed_subquery';

/** Works out columns when they are asked for. A recursive query that asks for its own gets none. */
function once(make: Query): Query {
  let made: Columns | undefined;
  let isBusy = false;
  return () => {
    if (made !== undefined || isBusy) return made ?? NONE;
    isBusy = true;
    made = make();
    isBusy = false;
    return made;
  };
}

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null;
const membersOf = (value: unknown): Members => (isObject(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const nodeOf = (value: unknown): readonly [string, Members] => {
  const [kind = '', members] = Object.entries(membersOf(value))[0] ?? [];
  return [kind, membersOf(members)];
};
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const inner = (outer: Scope | undefined, over: Partial<Scope>): Scope => ({
  outer,
  entries: [],
  withQueries: [],
  isClosed: false,
  ...over,
});

/**
 * Says what is in scope at each name of a column in a statement that the grammar allows.
 * @param kind of the statement
 */
export function readScopes(kind: string, statement: Members): ReadonlyMap<Members, Scope> {
  const scopes: Scopes = new Map();
  if (kind === 'SelectStmt') readQuery(scopes, statement, undefined);
  else readChange(scopes, statement);
  return scopes;
}

/** Looks at all within a part for names of columns, and for queries. */
function readPart(scopes: Scopes, part: unknown, scope: Scope): void {
  if (!isObject(part)) return;
  for (const [name, member] of Object.entries(part)) {
    if (name === 'SelectStmt') readQuery(scopes, membersOf(member), scope);
    else if (name === 'ColumnRef') scopes.set(membersOf(member), scope);
    else readPart(scopes, member, scope);
  }
}

/** All members of a statement but those that have scopes of their own. */
function readOthers(scopes: Scopes, statement: Members, scope: Scope, read: readonly string[]): void {
  for (const [name, member] of Object.entries(statement))
    if (!read.includes(name)) readPart(scopes, member, scope);
}

/** @returns the columns that a query answers */
function readQuery(scopes: Scopes, select: Members, outer: Scope | undefined): Query {
  const { withClause, fromClause, larg, rarg } = select;
  const scope = readWith(scopes, membersOf(withClause), outer);
  if (isObject(larg)) {
    readOthers(scopes, select, inner(scope, {}), ['withClause', 'larg', 'rarg']);
    readQuery(scopes, membersOf(rarg), scope);
    return readQuery(scopes, larg, scope);
  }
  const entries: Entry[] = [];
  const from = inner(scope, { entries });
  const items = listOf(fromClause).map((item) => readTable({ scopes, entries, from }, item, true));
  const level: Scope = { ...from, isClosed: true };
  readOthers(scopes, select, level, ['withClause', 'fromClause']);
  return once(() => answeredBy(select, level, items));
}

/** Each query of WITH sees those before it; after RECURSIVE they all see each other and themselves. */
function readWith(scopes: Scopes, { ctes, recursive }: Members, outer: Scope | undefined): Scope | undefined {
  const queries = listOf(ctes).map((each) => {
    const { ctename, aliascolnames, ctequery } = nodeOf(each)[1];
    let answer: Query = () => NONE;
    const columns = once(() => renamed(answer(), aliascolnames));
    const read = (scope: Scope | undefined): void => {
      answer = readQuery(scopes, nodeOf(ctequery)[1], scope);
    };
    return { name: textOf(ctename) ?? '', columns, read };
  });
  if (recursive === true) {
    const all = inner(outer, { withQueries: queries });
    for (const { read } of queries) read(all);
    return all;
  }
  let scope = outer;
  for (const query of queries) {
    query.read(scope);
    scope = inner(scope, { withQueries: [query] });
  }
  return scope;
}

interface From {
  readonly scopes: Scopes;
  /** What FROM adds to. */
  readonly entries: Entry[];
  readonly from: Scope;
}

/**
 * Adds an item of FROM, with what is joined in it.
 * @returns its columns
 */
function readTable(where: From, item: unknown, isSeen: boolean): Query {
  const [kind, members] = nodeOf(item);
  const alias = membersOf(members.alias);
  const aliasName = textOf(alias.aliasname);
  const add = (name: string | undefined, base: Query, isTable = false): Query => {
    const columns = once(() => renamed(base(), alias.colnames));
    where.entries.push({ name, columns, isSeen, isTable });
    return columns;
  };
  if (kind === 'JoinExpr') return readJoin(where, members, isSeen, add);
  if (kind === 'RangeVar') {
    const { schemaname, relname } = members;
    const table = { schema: textOf(schemaname), name: textOf(relname) ?? '' };
    const query = table.schema === undefined ? findWithQuery(where.from, table.name) : undefined;
    const isTable = query === undefined && aliasName === undefined;
    return add(aliasName ?? table.name, query?.columns ?? (() => ofTable(table)), isTable);
  }
  if (kind === 'RangeSubselect')
    return add(aliasName ?? UNNAMED, readQuery(where.scopes, nodeOf(members.subquery)[1], where.from));
  readPart(where.scopes, members.functions, where.from);
  return add(...ofFunctions(members, aliasName));
}

/** Of several functions, and of what is a function only to the grammar, nothing is known but what an alias says. */
function ofFunctions(
  { functions, ordinality }: Members,
  alias: string | undefined,
): [string | undefined, Query] {
  const [first, ...others] = listOf(functions);
  const [kind, call] = nodeOf(listOf(nodeOf(first)[1].items)[0]);
  const name = kind === 'FuncCall' ? namesOf(call.funcname).at(-1) : undefined;
  const refname = alias ?? name;
  if (name === undefined || refname === undefined || others.length > 0) return [refname, () => NONE];
  return [refname, () => ofFunction(name, refname, ordinality === true)];
}

/** What is joined keeps its names, unless the join has one. */
function readJoin(
  where: From,
  { larg, rarg, quals, usingClause, join_using_alias, alias }: Members,
  isSeen: boolean,
  add: (name: string | undefined, base: Query) => Query,
): Query {
  const isSeenWithin = isSeen && alias === undefined;
  const left = readTable(where, larg, isSeenWithin);
  const right = readTable(where, rarg, isSeenWithin);
  readPart(where.scopes, quals, where.from);
  if (isObject(join_using_alias)) {
    const columns = named(namesOf(usingClause));
    const name = textOf(join_using_alias.aliasname);
    where.entries.push({ name, columns: () => columns, isSeen: isSeenWithin, isTable: false });
  }
  const both = once(() => union([left(), right()]));
  return alias === undefined ? both : add(textOf(membersOf(alias).aliasname), both);
}

/** The names of the first row of VALUES are its columns', and of SELECT what each target is called. */
function answeredBy({ valuesLists, targetList }: Members, level: Scope, from: readonly Query[]): Columns {
  const [row] = listOf(valuesLists);
  if (row !== undefined) return named(listOf(nodeOf(row)[1].items).map((_, at) => `column${String(at + 1)}`));
  return union(
    listOf(targetList).map((target) => {
      const { name, val } = nodeOf(target)[1];
      const [kind, { fields }] = nodeOf(val);
      const isAll = kind === 'ColumnRef' && 'A_Star' in membersOf(listOf(fields).at(-1));
      if (isAll) return allOf(namesOf(fields).slice(0, -1), level, from);
      const called = textOf(name) ?? nameOfValue(val);
      return called === undefined ? NONE : named([called]);
    }),
  );
}

/** `*`, or `c.*` where it is clear what c is. */
function allOf(qualifier: readonly string[], level: Scope, from: readonly Query[]): Columns {
  if (qualifier.length === 0) return union(from.map((columns) => columns()));
  const [only, ...others] = entriesOf(level, qualifier);
  return only === undefined || others.length > 0 ? NONE : only.columns();
}

/** INSERT, UPDATE or DELETE. */
function readChange(scopes: Scopes, statement: Members): void {
  const { relation, withClause, fromClause, usingClause, selectStmt, onConflictClause, returningClause } =
    statement;
  const scope = readWith(scopes, membersOf(withClause), undefined);
  const { schemaname, relname, alias } = membersOf(relation);
  const table = { schema: textOf(schemaname), name: textOf(relname) ?? '' };
  const aliasName = textOf(membersOf(alias).aliasname);
  const columns = (): Columns => ofTable(table);
  const isTable = aliasName === undefined;
  const entries: Entry[] = [{ name: aliasName ?? table.name, columns, isSeen: true, isTable }];
  const from = inner(scope, { entries });
  for (const item of [...listOf(fromClause), ...listOf(usingClause)])
    readTable({ scopes, entries, from }, item, true);
  const level: Scope = { ...from, isClosed: true };
  // Names that stand for rows of the table, where nothing else is called so.
  const beside = (names: readonly string[]): Scope =>
    inner(level, { entries: names.map((name) => ({ name, columns, isSeen: false, isTable: false })) });
  const { options } = membersOf(returningClause);
  const given = listOf(options).flatMap((each) => textOf(nodeOf(each)[1].value) ?? []);
  readPart(scopes, returningClause, beside(['old', 'new', ...given]));
  readPart(scopes, onConflictClause, beside(['excluded']));
  if (isObject(selectStmt)) readQuery(scopes, nodeOf(selectStmt)[1], scope);
  const read = 'relation withClause fromClause usingClause selectStmt onConflictClause returningClause';
  readOthers(scopes, statement, level, read.split(' '));
}
