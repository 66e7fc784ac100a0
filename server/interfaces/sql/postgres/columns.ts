import { keyOf } from '../../../sources/tableColumns.ts';
import type { TableName } from '../../../sources/tableColumns.ts';
import type { Members } from './grammar.ts';
import { namesOf } from './nameRules.ts';

/**
 * Columns that something in a statement has for sure: those that the statement itself names, and those of tables, which
 * the database knows. One that is left out is only refused; one too many could be a call.
 */
export interface Columns {
  readonly names: ReadonlySet<string>;
  /** Found by `keyOf`. */
  readonly tables: ReadonlyMap<string, TableName>;
}

const NO_TABLES: Columns['tables'] = new Map();

export const named = (names: Iterable<string>): Columns => ({ names: new Set(names), tables: NO_TABLES });

export const ofTable = (table: TableName): Columns => ({
  names: new Set(),
  tables: new Map([[keyOf(table), table]]),
});

/** Those of all of them. */
export const union = (all: readonly Columns[]): Columns => ({
  names: new Set(all.flatMap(({ names }) => [...names])),
  tables: new Map(all.flatMap(({ tables }) => [...tables])),
});

/** With a list of columns behind an alias nobody but the database knows which of the others keep their names. */
export function renamed(columns: Columns, colnames: unknown): Columns {
  const names = namesOf(colnames);
  return names.length === 0 ? columns : named(names);
}

type Node = Readonly<Record<string, Members | undefined>>;

/**
 * The name that a value has as a column, where none is given (`FigureColname` of PostgreSQL's `parse_target.c`); of the
 * kinds that have one by themselves.
 */
export function nameOfValue(value: unknown): string | undefined {
  const [kind, members = {}] = Object.entries((value ?? {}) as Node)[0] ?? [];
  if (kind === 'ColumnRef') return namesOf(members.fields).at(-1);
  if (kind === 'FuncCall') return namesOf(members.funcname).at(-1);
  if (kind === 'CoalesceExpr') return 'coalesce';
  return kind === 'TypeCast' || kind === 'CollateClause' ? nameOfValue(members.arg) : undefined;
}

/** Columns of functions in FROM, whatever they are called there (`proargnames` of PostgreSQL's `pg_proc.dat`). */
const COLUMNS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['json_each', ['key', 'value']],
  ['jsonb_each', ['key', 'value']],
  ['json_each_text', ['key', 'value']],
  ['jsonb_each_text', ['key', 'value']],
  ['json_array_elements', ['value']],
  ['jsonb_array_elements', ['value']],
  ['json_array_elements_text', ['value']],
  ['jsonb_array_elements_text', ['value']],
]);
/** Those whose one column is called as they are there. */
const OF_ALIAS: ReadonlySet<string> = new Set([
  'generate_series',
  'generate_subscripts',
  'json_object_keys',
  'jsonb_object_keys',
]);

/**
 * Columns of a function in FROM.
 * @param refname what it is called there
 */
export function ofFunction(name: string, refname: string, ordinality: boolean): Columns {
  const own = COLUMNS.get(name) ?? (OF_ALIAS.has(name) ? [refname] : []);
  return named(ordinality ? [...own, 'ordinality'] : own);
}
