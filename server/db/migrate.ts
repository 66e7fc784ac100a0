import { sql } from 'kysely';
import type { Kysely, Migration, Transaction } from 'kysely';
import { applyFiles, withdrawFiles } from './appliedFiles.ts';
import { installConditionFunctions } from './conditionFunctions.ts';
import type { Database } from './database.ts';
import { foldMigrations, isFolded } from './folded.ts';
import { migrations } from './migrations/index.ts';
import { NewerSchemaError, schemaFailure } from './schemaErrors.ts';
import { readBackOffice } from './migrations/sqlFiles.ts';
import type { SqlFile } from './migrations/sqlFiles.ts';

/** What a release makes of a database. */
export interface SchemaOfRelease {
  /** Run once each, in the order of their names. */
  readonly migrations: Readonly<Record<string, Migration>>;
  /** Applied anew when they change: the back office's views, functions and triggers. */
  readonly files: readonly SqlFile[];
}

/**
 * Brings the schema up to date, forward only, in one transaction and under one lock: of several servers that start at once
 * one does it and the others wait.
 *
 *     migrations of before → one baseline · views and triggers away · migrations · views and triggers · conditions
 *
 * @param release this release, unless told otherwise
 * @returns the names of the migrations and files that were applied
 * @throws NewerSchemaError where the database holds a migration that this server does not know
 * @throws OlderSchemaError where it is of a release that this one cannot go on from
 */
export async function migrate(
  db: Kysely<Database>,
  release: SchemaOfRelease = { migrations, files: readBackOffice() },
): Promise<readonly string[]> {
  return db
    .connection()
    .execute((own) => withoutTimeouts(own, () => own.transaction().execute((trx) => bringUp(trx, release))));
}

/** An index over years of records, or another server that migrates, takes longer than a call may. */
async function withoutTimeouts<T>(own: Kysely<Database>, work: () => Promise<T>): Promise<T> {
  await sql`select set_config('statement_timeout', '0', false), set_config('lock_timeout', '0', false),
    set_config('idle_in_transaction_session_timeout', '0', false)`.execute(own);
  try {
    return await work();
  } finally {
    // Back to what the pool asked for when it opened the connection.
    await sql`reset statement_timeout`.execute(own);
    await sql`reset lock_timeout`.execute(own);
    await sql`reset idle_in_transaction_session_timeout`.execute(own);
  }
}

async function bringUp(trx: Transaction<Database>, release: SchemaOfRelease): Promise<readonly string[]> {
  await keepBooks(trx);
  const held = await heldMigrations(trx);
  refuseNewer(held, release);
  await foldMigrations(trx, held);
  const done = new Set(await heldMigrations(trx));
  const pending = Object.entries(release.migrations)
    .filter(([name]) => !done.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const withdrawn = await withdrawFiles(trx, release.files, { all: pending.length > 0 });
  for (const [name, migration] of pending) {
    try {
      await migration.up(trx);
    } catch (cause) {
      throw schemaFailure(`Migration ${name} failed`, cause);
    }
    await sql`insert into atrium.migration (name, timestamp)
      values (${name}, ${new Date().toISOString()})`.execute(trx);
  }
  await applyFiles(trx, withdrawn);
  await installConditionFunctions(trx);
  return [...pending.map(([name]) => name), ...withdrawn.files.map(({ name }) => name)];
}

/**
 * The tables of what was done. `create schema if not exists` collides when two run it at once: the lock, which the whole
 * transaction holds, makes them queue.
 */
async function keepBooks(trx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('atrium.schema'))`.execute(trx);
  await sql`create schema if not exists atrium`.execute(trx);
  await sql`create table if not exists atrium.migration (
    name varchar(255) primary key,
    timestamp varchar(255) not null
  )`.execute(trx);
  await sql`create table if not exists atrium.applied_file (
    name text primary key,
    hash text not null,
    objects text[] not null
  )`.execute(trx);
}

async function heldMigrations(trx: Transaction<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from atrium.migration order by name`.execute(trx);
  return rows.map(({ name }) => name);
}

function refuseNewer(held: readonly string[], release: SchemaOfRelease): void {
  const unknown = held.find((name) => !(name in release.migrations) && !isFolded(name));
  if (unknown !== undefined) {
    throw new NewerSchemaError(
      `The database was used by a newer release (migration ${unknown}). Start that release, or restore a backup.`,
    );
  }
}
