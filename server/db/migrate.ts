import { Migrator, sql } from 'kysely';
import type { Kysely } from 'kysely';
import { installConditionFunctions } from './conditionFunctions.ts';
import type { Database } from './database.ts';
import { migrations } from './migrations/index.ts';

/** The database is of a newer release than this server. */
export class NewerSchemaError extends Error {
  override readonly name = 'NewerSchemaError';
}

/**
 * Brings the schema up to date, forward only and in one transaction. Kysely holds an advisory lock meanwhile, so that
 * of several servers that start at once one migrates and the others wait. The functions of conditions follow.
 * @returns the names of the migrations that ran
 * @throws NewerSchemaError where the database holds a migration that this server does not know
 */
export async function migrate(db: Kysely<Database>): Promise<readonly string[]> {
  return db.connection().execute((own) => withoutTimeouts(own, () => migrateOn(own)));
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

async function migrateOn(db: Kysely<Database>): Promise<readonly string[]> {
  await createSchema(db);
  await refuseNewerSchema(db);
  const migrator = new Migrator({
    db,
    migrationTableSchema: 'atrium',
    migrationTableName: 'migration',
    migrationLockTableName: 'migration_lock',
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const at = results?.find((result) => result.status === 'Error')?.migrationName ?? 'the schema';
    throw new Error(`Migration ${at} failed`, { cause: error });
  }
  await installConditionFunctions(db);
  return (results ?? []).map((result) => result.migrationName);
}

/** `create schema if not exists` still collides when two run it at once: the lock makes them queue. */
async function createSchema(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('atrium.schema'))`.execute(trx);
    await sql`create schema if not exists atrium`.execute(trx);
  });
}

async function refuseNewerSchema(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ present: boolean }>`
    select to_regclass('atrium.migration') is not null as present`.execute(db);
  if (rows[0]?.present !== true) return;
  const done = await sql<{ name: string }>`select name from atrium.migration order by name`.execute(db);
  const unknown = done.rows.find((row) => !(row.name in migrations));
  if (unknown !== undefined) {
    throw new NewerSchemaError(
      `The database was used by a newer release (migration ${unknown.name}). Start that release, or restore a backup.`,
    );
  }
}
