import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { FieldNode } from '../../src/schemas/node.ts';
import type { Database } from '../db/database.ts';
import { KEPT_DAYS } from '../documents/trash.ts';
import type { ColumnEntry } from './moduleColumns.ts';
import { tableExists } from './retiredTables.ts';
import { tableName } from './shape.ts';

/** A column that was set aside, with the form whose it is. */
export interface RetiredColumn extends ColumnEntry {
  readonly form: string;
  /** Name of the form. */
  readonly name: string;
  readonly node: FieldNode;
  /** Who published the form that no longer has it; null where that is not known. */
  readonly removedBy: string | null;
}

/** Columns that may come back, the latest first: those of forms that are there, whose field is known. */
export async function listRetiredColumns(db: Kysely<Database>): Promise<readonly RetiredColumn[]> {
  const rows = await gone(db)
    .where(isOutOfDraft)
    .orderBy('c.since', 'desc')
    .orderBy('c.column')
    .limit(1_000)
    .execute();
  return rows as readonly RetiredColumn[];
}

/** One of them, locked; undefined where it is not there any more. */
export async function lockRetiredColumn(
  db: Kysely<Database>,
  form: string,
  column: string,
): Promise<RetiredColumn | undefined> {
  const row = await gone(db)
    .where('c.form', '=', form)
    .where('c.column', '=', column)
    .forUpdate('c')
    .executeTakeFirst();
  return row as RetiredColumn | undefined;
}

/** What is back in the draft needs only be published. */
const isOutOfDraft = sql<boolean>`not (c.state = 'retired' and
  jsonb_path_exists(r.schema::jsonb, '$.fields[*].** ? (@.id == $id)', jsonb_build_object('id', c.node_id)))`;

/**
 * A column is set aside by the transaction that adds the version: that is the last one that began before it. The clocks of
 * the process and of the database may differ a little.
 */
const publisher = sql<string | null>`(
  select coalesce(u.real_name, v.published_by) from atrium.resource_version v
  left join atrium.user_account u on u.id = v.published_by
  where v.kind = 'form' and v.id = c.form and not v.replaced and v.published_at <= c.since + interval '1 second'
  order by v.version desc limit 1)`;

const gone = (db: Kysely<Database>) =>
  db
    .selectFrom('atrium.module_column as c')
    .innerJoin('atrium.resource as r', (join) => join.onRef('r.id', '=', 'c.form').on('r.kind', '=', 'form'))
    .select(['c.form', 'r.name', 'c.node_id as nodeId', 'c.column', 'c.code', 'c.type', 'c.state', 'c.since'])
    .select(['c.node', 'c.storage'])
    .select(publisher.as('removedBy'))
    .where('c.state', '<>', 'live')
    .where('c.node', 'is not', null)
    .where(sql<boolean>`c.since > now() - make_interval(days => ${KEPT_DAYS})`);

/** Lets a column be what a field takes up that is published from now on; its time begins anew. */
export async function claimColumn(
  db: Kysely<Database>,
  { form, column }: Pick<RetiredColumn, 'form' | 'column'>,
  node: FieldNode,
): Promise<void> {
  await db
    .updateTable('atrium.module_column')
    .set({ node_id: node.id, node: JSON.stringify(node), state: 'retired', since: sql<Date>`now()` })
    .where('form', '=', form)
    .where('column', '=', column)
    .execute();
}

/**
 * Drops columns that have had their time, each in a transaction of its own, so that one whose table is busy keeps no other.
 * @throws AggregateError at the end, of what could not be dropped
 */
export async function purgeColumns(db: Kysely<Database>): Promise<void> {
  const overdue = await db
    .selectFrom('atrium.module_column')
    .select(['form', 'column'])
    .where('state', '<>', 'live')
    .where(sql<boolean>`since <= now() - make_interval(days => ${KEPT_DAYS})`)
    .limit(100)
    .execute();
  const failures: unknown[] = [];
  for (const each of overdue) {
    await db
      .transaction()
      .execute((trx) => purgeColumn(trx, each))
      .catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Columns that are over could not be dropped');
}

async function purgeColumn(
  trx: Kysely<Database>,
  { form, column }: { readonly form: string; readonly column: string },
): Promise<void> {
  const table = tableName(form);
  await sql`select pg_advisory_xact_lock(hashtext(${`data.${table}`}))`.execute(trx);
  const { rows } = await sql<{ type: string }>`delete from atrium.module_column
    where form = ${form} and "column" = ${column} and state <> 'live'
      and since <= now() - make_interval(days => ${KEPT_DAYS}) returning type`.execute(trx);
  const [purged] = rows;
  // Somebody has restored it meanwhile, or there is nothing that it was a column of.
  if (purged === undefined || !(await tableExists(trx, table))) return;
  if (purged.type === 'json') await releaseNamed(trx, form, column);
  await sql`delete from atrium.serial_count where form = ${form} and field = ${column}`.execute(trx);
  await sql`alter table ${sql.id('data', table)} drop column if exists ${sql.id(column)}`.execute(trx);
}

/** Lets go of the files that a column alone names in its records. */
async function releaseNamed(trx: Kysely<Database>, form: string, column: string): Promise<void> {
  await sql`update atrium.stored_file as f set record = null, expires_at = now()
    from ${sql.id('data', tableName(form))} as r
    where f.record = ${form} || '/' || r.id and r.${sql.id(column)} is not null
      and strpos(r.${sql.id(column)}::text, f.id) > 0
      and strpos((to_jsonb(r) - ${column}::text)::text, f.id) = 0`.execute(trx);
}
