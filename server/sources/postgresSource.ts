import pg from 'pg';
import { guardedLine } from '../egress/guardedLine.ts';
import { checkColumns, checkNeeded } from './checkColumns.ts';
import { ofConfirming, type Confirming } from './confirming.ts';
import { readColumns } from './postgresColumns.ts';
import { postgresError } from './postgresErrors.ts';
import { withClient } from './postgresLend.ts';
import type { LendingLimits } from './postgresLend.ts';
import { outputTypeOf, postgresTypes } from './postgresTypes.ts';
import type { Source, SourceAddress, SourceAnswer, SourceStatement } from './source.ts';
import { SourceError } from './sourceError.ts';

/** Connections to one registered database, in each process. */
const POOL_SIZE = 4;
const CONNECT = 3_000;
/** How far a look into the catalogue may go. */
const LOOK = { bytes: 4 * 1024 * 1024, deadline: 3_000 };

const BEFORE = 'select * from (\n';
const AFTER = '\n) as atrium_rows';

/** The marks of a database that an Atrium keeps its own tables in. */
const IS_PLATFORM = `select exists (select from pg_catalog.pg_class c
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'atrium' and c.relname = 'resource_version') as platform`;

/** A registered PostgreSQL, over a small pool of its own. */
export function postgresSource(address: SourceAddress): Source {
  const { tls, networks, ...where } = address;
  const pool = new pg.Pool({
    ...where,
    ...(tls && { ssl: true }),
    stream: () => guardedLine(networks),
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT,
    idleTimeoutMillis: 10_000,
    allowExitOnIdle: true,
    application_name: 'atrium-interfaces',
    types: postgresTypes,
  });
  // An error that nobody listens to would end the process; the call that has the client is told by its own promise.
  pool.on('error', ignore);
  pool.on('connect', (client) => void client.on('error', ignore));
  const known = new WeakSet<pg.PoolClient>();
  const withKnown = <T>(limits: LendingLimits, task: (client: pg.PoolClient) => Promise<T>): Promise<T> =>
    withClient(pool, limits, async (client) => {
      if (!known.has(client)) await refusePlatform(client);
      known.add(client);
      return task(client);
    });
  return {
    run: async (statement) => {
      const prefix = statement.writes ? 0 : BEFORE.length;
      const confirming: Confirming = { begun: false };
      try {
        return await withKnown(statement, (client) => runIn(client, statement, confirming));
      } catch (error) {
        throw ofConfirming(confirming, postgresError(error, prefix));
      }
    },
    columnsOf: async (tables) => {
      try {
        return await withKnown(LOOK, (client) => readColumns(client, tables));
      } catch (error) {
        throw postgresError(error, 0);
      }
    },
    close: () => pool.end(),
  };
}

function ignore(): void {
  // See above.
}

/** The platform's own tables are never reached this way, under whatever name its database is registered. */
async function refusePlatform(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ platform: boolean }>(IS_PLATFORM);
  if (rows[0]?.platform !== false) throw new SourceError('platform', 'This is the database of an Atrium.');
}

async function runIn(
  client: pg.PoolClient,
  statement: SourceStatement,
  confirming: Confirming,
): Promise<SourceAnswer> {
  const { text, writes, rows, deadline, rollback = false, needs, needed } = statement;
  const values = [...statement.values];
  const most = String(Math.max(1, Math.floor(deadline)));
  // How quotations are read must be as it was when the statement was; roles and databases may have it otherwise.
  await client.query(`begin transaction ${writes ? 'read write' : 'read only'};
    set local statement_timeout = ${most}; set local lock_timeout = ${most};
    set local standard_conforming_strings = on`);
  if (needed !== undefined) checkNeeded(needed, await readColumns(client, needed.tables));
  const cut = writes ? text : `${BEFORE}${text}${AFTER} limit ${String(rows + 1)}`;
  const found = await client.query<Record<string, unknown>>({ text: cut, values });
  const columns = found.fields.map(({ name, dataTypeID }) => ({ name, type: outputTypeOf(dataTypeID) }));
  checkColumns(
    columns.map(({ name }) => name),
    needs,
  );
  let total = writes ? (found.rowCount ?? 0) : found.rows.length;
  if (!writes && total > rows) {
    const counted = await client.query<{ total: number }>({
      text: `select count(*) as total from (\n${text}${AFTER}`,
      values,
    });
    total = counted.rows[0]?.total ?? total;
  }
  confirming.begun = writes && !rollback;
  await client.query(confirming.begun ? 'commit' : 'rollback');
  return { columns, rows: found.rows.slice(0, rows), total };
}
