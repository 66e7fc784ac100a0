import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { vi } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { createApiClient } from '../apiClient.ts';
import type { ApiClient } from '../apiClient.ts';
import { startServerProcess } from '../serverProcess.ts';
import type { ServerProcess } from '../serverProcess.ts';

/** Name of the connections of who looks on, by which they are told from the server's. */
export const WATCHER = 'fault-watcher';

/** Where a process was in its work when it was killed, by the statement that its open transaction ran last. */
export type Phase =
  | 'outside a transaction'
  | 'reading and checking'
  | 'migrating'
  | 'changing rows of records'
  | 'writing'
  | 'committing';

const phases: readonly (readonly [Phase, RegExp])[] = [
  ['committing', /^\s*commit/i],
  ['migrating', /alter table|create (unique )?index|drop index|module_column|lock table/i],
  ['changing rows of records', /"data"\./i],
  ['writing', /^\s*(with added as \()?\s*(insert|update|delete)/i],
];

/** A server process over a database that outlives it. */
export class KilledServer {
  readonly url: string;
  /** Without a token: sessions outlive a process, so that who logged in before it goes on with theirs. */
  readonly client: ApiClient;
  private readonly server: ServerProcess;
  private readonly db: Kysely<Database>;

  private constructor(server: ServerProcess, url: string, client: ApiClient, db: Kysely<Database>) {
    this.server = server;
    this.url = url;
    this.client = client;
    this.db = db;
  }

  /** Starts the built product. */
  static async start(env: Record<string, string>, db: Kysely<Database>): Promise<KilledServer> {
    const server = startServerProcess(env);
    await server.until('Atrium is ready');
    const url = /Atrium is ready: (\S+)/.exec(server.printed())?.[1] ?? '';
    const { appKey } = (await (await fetch(`${url}/config.json`)).json()) as { appKey: string };
    return new KilledServer(server, url, createApiClient(url, appKey), db);
  }

  /**
   * Kills it as it stands: it is stopped first, so that what it was at can be seen. What the database was told before
   * goes its way, as it does when a process is killed.
   */
  async kill(): Promise<Phase> {
    const { child, ended } = this.server;
    child.kill('SIGSTOP');
    const { rows } = await sql<{ query: string }>`select query from pg_stat_activity
      where datname = current_database() and application_name <> ${WATCHER} and xact_start is not null
        and backend_type = 'client backend'`.execute(this.db);
    child.kill('SIGKILL');
    await ended;
    await vi.waitFor(async () => {
      const left = await sql`select 1 from pg_stat_activity where datname = current_database()
        and application_name <> ${WATCHER} and backend_type = 'client backend'`.execute(this.db);
      if (left.rows.length > 0) throw new Error('The database still works on what the process told it.');
    });
    const [at] = rows;
    if (at === undefined) return 'outside a transaction';
    return phases.find(([, words]) => words.test(at.query))?.[0] ?? 'reading and checking';
  }

  async stop(): Promise<void> {
    const { child, ended } = this.server;
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await ended;
  }
}

/**
 * Slows what a call writes last, and its commit, which else are over too soon for a kill to meet them.
 * @param db as the owner of the tables
 * @param tables of the schema `atrium`: those that calls write last, and one that each of them writes
 */
export async function slowEnds(
  db: Kysely<Database>,
  { last, always }: { readonly last: readonly string[]; readonly always: string },
): Promise<void> {
  await sql`create schema slowed`.execute(db);
  await sql`create function slowed.wait() returns trigger language plpgsql as
    'begin perform pg_sleep(0.03); return new; end'`.execute(db);
  for (const table of last)
    await sql`create trigger slowed before insert on ${sql.id('atrium', table)}
      for each row execute function slowed.wait()`.execute(db);
  await sql`create constraint trigger slowed_commit after insert or update on ${sql.id('atrium', always)}
    deferrable initially deferred for each row execute function slowed.wait()`.execute(db);
}
