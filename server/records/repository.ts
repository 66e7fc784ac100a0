import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from '../db/database.ts';
import { columnOf, recordsOf, selectedColumns } from './identifier.ts';
import type { Row } from './record.ts';
import type { ModuleColumn, ModuleShape } from './shape.ts';
import { COLLATION } from './moduleIndexes.ts';

/** Which records a statement is about. */
export type Predicate = RawBuilder<boolean>;

export interface SortKey {
  readonly column: ModuleColumn;
  readonly order: 'asc' | 'desc';
}

export interface ListQuery {
  readonly where: Predicate;
  readonly columns: readonly ModuleColumn[];
  readonly sort: readonly SortKey[];
  readonly offset: number;
  readonly limit: number;
}

/** No field is called so. */
const TOTAL = '#total';
/** Whether the role may reach what a statement answers. */
export const WITHIN = '#within';

/** A column as lists compare it: texts in the order of the language. What the server owns stands in the database's. */
export function collated(shape: ModuleShape, column: ModuleColumn): RawBuilder<unknown> {
  const name = columnOf(column);
  const isText = shape.byCode.has(column.code) && column.type === 'text';
  return isText ? sql`${name} collate ${sql.id(COLLATION)}` : name;
}

/** An empty value is the smallest, as the indexes have it; server-owned columns are never empty. */
function orderTerm(shape: ModuleShape, { column, order }: SortKey): RawBuilder<unknown> {
  const name = collated(shape, column);
  if (!shape.byCode.has(column.code)) return sql`${name} ${sql.raw(order)}`;
  return sql`${name} ${sql.raw(order === 'asc' ? 'asc nulls first' : 'desc nulls last')}`;
}

/** The order of a list: what was asked for, the newest first otherwise, and the id where all else is equal. */
export function orderKeys(shape: ModuleShape, sort: readonly SortKey[]): readonly SortKey[] {
  const [id, createdAt] = [shape.columns.get('id'), shape.columns.get('createdAt')];
  const keys = [...sort];
  if (keys.length === 0 && createdAt !== undefined) keys.push({ column: createdAt, order: 'desc' });
  if (id !== undefined && !keys.some(({ column }) => column === id)) {
    keys.push({ column: id, order: keys[0]?.order ?? 'asc' });
  }
  return keys;
}

const orderBy = (shape: ModuleShape, sort: readonly SortKey[]): RawBuilder<unknown> =>
  sql.join(orderKeys(shape, sort).map((key) => orderTerm(shape, key)));

/** Number of records. */
export async function countRows(db: Kysely<Database>, shape: ModuleShape, where: Predicate): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${recordsOf(shape)} where ${where}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A page of records and the number of all that match, of one moment: one statement sees one snapshot. */
export async function listRows(
  db: Kysely<Database>,
  shape: ModuleShape,
  query: ListQuery,
): Promise<{ rows: readonly Row[]; total: number }> {
  const { where, columns, sort, offset, limit } = query;
  const { rows } = await sql<Row>`
    select ${selectedColumns(columns)},
      (select count(*) from ${recordsOf(shape)} where ${where}) as ${sql.id(TOTAL)}
    from ${recordsOf(shape)} where ${where} order by ${orderBy(shape, sort)}
    limit ${limit} offset ${offset}`.execute(db);
  const total = rows[0]?.[TOTAL];
  if (typeof total === 'number') return { rows, total };
  // A page behind the end holds no row that could tell.
  return { rows, total: offset === 0 && limit > 0 ? 0 : await countRows(db, shape, where) };
}

/** Records that `where` selects, without the number of all. */
export async function followingRows(
  db: Kysely<Database>,
  shape: ModuleShape,
  { where, columns, sort, limit }: Omit<ListQuery, 'offset'>,
): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select ${selectedColumns(columns)} from ${recordsOf(shape)} where ${where}
    order by ${orderBy(shape, sort)} limit ${limit}`.execute(db);
  return rows;
}

/** Those of the given records that `where` selects. */
export async function rowsOf(
  db: Kysely<Database>,
  shape: ModuleShape,
  { ids, where, columns }: { ids: readonly string[]; where: Predicate; columns: readonly ModuleColumn[] },
): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select ${selectedColumns(columns)} from ${recordsOf(shape)}
    where r.id = any(${[...ids]}::text[]) and ${where}`.execute(db);
  return rows;
}

/** One record among those that `where` selects; `lock` keeps it as it is until the transaction ends. */
export async function findRow(
  db: Kysely<Database>,
  shape: ModuleShape,
  query: { id: string; where: Predicate; columns: readonly ModuleColumn[]; lock?: boolean },
): Promise<Row | undefined> {
  const lock = query.lock === true ? sql`for update` : sql``;
  const { rows } = await sql<Row>`
    select ${selectedColumns(query.columns)} from ${recordsOf(shape)}
    where r.id = ${query.id} and ${query.where} ${lock}`.execute(db);
  return rows[0];
}

/** A row as it was written, and whether it is among those that `where` selects. */
export interface Written {
  readonly row: Row;
  readonly within: boolean;
}

/** Which records are meant; those at another revision than one that stands here are not. */
export interface MeantRecords {
  readonly ids: readonly string[];
  readonly revisions?: Readonly<Record<string, number>> | undefined;
  readonly where: Predicate;
}

/** Removes the records that are meant, and answers them as they were. */
export async function deleteRows(
  db: Kysely<Database>,
  shape: ModuleShape,
  { ids, revisions = {}, where }: MeantRecords,
): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    delete from ${recordsOf(shape)} where r.id = any(${[...ids]}::text[]) and ${where}
      and coalesce((${JSON.stringify(revisions)}::jsonb ->> r.id)::int, r.revision) = r.revision
    returning ${selectedColumns([...shape.columns.values()])}`.execute(db);
  return rows;
}

/** A person's name, undefined where nobody has that id. */
export async function realNameOf(db: Kysely<Database>, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('atrium.user_account')
    .select('real_name')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.real_name;
}

/** A group or a measure, by the name that the answer gives it. */
export interface AggregateColumn {
  readonly name: string;
  readonly isText: boolean;
  readonly value: RawBuilder<unknown>;
}

export interface AggregateOrder {
  readonly column: AggregateColumn;
  readonly order: 'asc' | 'desc';
}

export interface AggregateQuery {
  readonly where: Predicate;
  readonly groups: readonly AggregateColumn[];
  readonly measures: readonly AggregateColumn[];
  readonly order: readonly AggregateOrder[];
  readonly limit: number;
}

/** Groups of records with their measures, and the number of all groups. */
export async function aggregateRows(
  db: Kysely<Database>,
  shape: ModuleShape,
  { where, groups, measures, order, limit }: AggregateQuery,
): Promise<{ rows: readonly Row[]; total: number }> {
  const columns = [...groups, ...measures].map(({ name, value }) => sql`${value} as ${sql.id(name)}`);
  const by = groups.map((_group, index) => sql.lit(index + 1));
  const grouping = by.length === 0 ? sql`` : sql`group by ${sql.join(by)}`;
  const terms = order.map(({ column, order: direction }) => {
    const name = column.isText
      ? sql`${sql.id(column.name)} collate ${sql.id(COLLATION)}`
      : sql.id(column.name);
    return sql`${name} ${sql.raw(direction === 'asc' ? 'asc nulls first' : 'desc nulls last')}`;
  });
  const ordering = terms.length === 0 ? sql`` : sql`order by ${sql.join(terms)}`;
  const { rows } = await sql<Row>`
    select *, count(*) over () as ${sql.id(TOTAL)}
    from (select ${sql.join(columns)} from ${recordsOf(shape)} where ${where} ${grouping}) as summary
    ${ordering} limit ${limit}`.execute(db);
  const total = rows[0]?.[TOTAL];
  return { rows, total: typeof total === 'number' ? total : 0 };
}
