import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Values } from '../../src/documents/recordScope.ts';
import type { Database } from '../db/database.ts';
import { columnOf, recordsOf, selectedColumns, tableOf } from './identifier.ts';
import { readValue } from './record.ts';
import type { Row } from './record.ts';
import { WITHIN } from './repository.ts';
import type { Predicate, Written } from './repository.ts';
import type { ModuleField, ModuleShape } from './shape.ts';

// Statements over many records at once. Records travel as one JSON text, which the database reads as rows of the
// module's own table: so that a value has the type of its column, and a statement is the same however many there are.

type Db = Kysely<Database>;

/** Records as rows of the module's table, under the given name. */
function rowsOf(
  shape: ModuleShape,
  records: readonly Readonly<Record<string, unknown>>[],
  name: string,
): RawBuilder<unknown> {
  return sql`jsonb_populate_recordset(null::${tableOf(shape)}, ${JSON.stringify(records)}::jsonb) as ${sql.id(name)}`;
}

/** Values by field codes as the columns of a row. */
function toColumns(shape: ModuleShape, values: Readonly<Values>): Record<string, unknown> {
  const columns = [...shape.columns.values()].filter(({ code }) => Object.hasOwn(values, code));
  return Object.fromEntries(columns.map(({ code, column }) => [column, readValue(values[code]) ?? null]));
}

/** What tells equal values of a column from others. */
export const valueKey = (value: unknown): string => JSON.stringify(readValue(value));

/** Everything of the records that hold one of the values in a field, and whether `where` selects them. */
export async function findHolders(
  db: Db,
  shape: ModuleShape,
  { field, values, where }: { field: ModuleField; values: readonly unknown[]; where: Predicate },
): Promise<readonly Written[]> {
  if (values.length === 0) return [];
  const wanted = rowsOf(
    shape,
    values.map((value) => ({ [field.column]: value })),
    's',
  );
  const { rows } = await sql<Row>`
    select ${selectedColumns([...shape.columns.values()])}, (${where}) as ${sql.id(WITHIN)}
    from ${recordsOf(shape)}
    where ${columnOf(field)} in (select ${sql.id('s', field.column)} from ${wanted})`.execute(db);
  return rows.map(written);
}

/** Everything of some records among those that `where` selects, as nobody else may change them from here on. */
export async function lockRows(
  db: Db,
  shape: ModuleShape,
  ids: readonly string[],
  where: Predicate,
): Promise<readonly Row[]> {
  if (ids.length === 0) return [];
  // In one order for everybody, so that nobody waits in a circle.
  const { rows } = await sql<Row>`
    select ${selectedColumns([...shape.columns.values()])} from ${recordsOf(shape)}
    where r.id = any(${[...ids]}::text[]) and ${where} order by r.id for update`.execute(db);
  return rows;
}

/** Ids of those of some records, as they would be stored, that `where` would select. Nothing is read of the table. */
export async function wouldSelect(
  db: Db,
  shape: ModuleShape,
  records: readonly Readonly<Values>[],
  where: Predicate,
): Promise<ReadonlySet<string>> {
  const rows = rowsOf(
    shape,
    records.map((values) => toColumns(shape, values)),
    'r',
  );
  const { rows: found } = await sql<{ id: string }>`select r.id from ${rows} where ${where}`.execute(db);
  return new Set(found.map(({ id }) => id));
}

/** A write of several records. */
interface ManyWrites {
  readonly records: readonly { readonly id: string; readonly values: Readonly<Values> }[];
  readonly actor: string;
  readonly now: Date;
  readonly where: Predicate;
}

/** Adds records. @returns them as they are stored, in no order */
export async function insertRows(
  db: Db,
  shape: ModuleShape,
  { records, actor, now, where }: ManyWrites,
): Promise<readonly Written[]> {
  if (records.length === 0) return [];
  const filled = shape.fields.filter(({ code }) =>
    records.some(({ values }) => (values[code] ?? null) !== null),
  );
  const owned = { created_by: actor, created_at: now, updated_by: actor, updated_at: now };
  const names = ['id', ...Object.keys(owned), ...filled.map(({ column }) => column)];
  const rows = rowsOf(
    shape,
    records.map(({ id, values }) => ({ ...toColumns(shape, values), ...owned, id })),
    's',
  );
  const { rows: stored } = await sql<Row>`
    insert into ${recordsOf(shape)} (${sql.join(names.map((name) => sql.id(name)))})
    select ${sql.join(names.map((name) => sql.id('s', name)))} from ${rows}
    returning ${selectedColumns([...shape.columns.values()])}, (${where}) as ${sql.id(WITHIN)}`.execute(db);
  return stored.map(written);
}

/** Changes fields of locked records, of each its own, and raises their revisions. @returns them, in no order */
export async function updateRows(
  db: Db,
  shape: ModuleShape,
  { records, actor, now, where }: ManyWrites,
): Promise<readonly Written[]> {
  if (records.length === 0) return [];
  const changed = shape.fields.filter(({ code }) =>
    records.some(({ values }) => Object.hasOwn(values, code)),
  );
  const sets = [
    sql`revision = r.revision + 1, updated_by = ${actor}, updated_at = ${now}`,
    ...changed.map(({ column }) => sql`${sql.id(column)} = ${sql.id('s', column)}`),
  ];
  const json = JSON.stringify(records.map(({ id, values }) => ({ ...toColumns(shape, values), id })));
  // What a record does not change is taken from itself as it stands.
  const { rows } = await sql<Row>`
    update ${recordsOf(shape)} set ${sql.join(sets)}
    from jsonb_array_elements(${json}::jsonb) as e(entry)
      join ${tableOf(shape)} as old on old.id = e.entry ->> 'id',
      lateral jsonb_populate_record(old, e.entry) as s
    where r.id = old.id
    returning ${selectedColumns([...shape.columns.values()])}, (${where}) as ${sql.id(WITHIN)}`.execute(db);
  return rows.map(written);
}

const written = (row: Row): Written => ({ row, within: row[WITHIN] === true });
