import mysql from 'mysql2/promise';
import type { ConnectionOptions, PoolConnection, ResultSetHeader } from 'mysql2/promise';
import { guardedLine } from '../egress/guardedLine.ts';
import { checkColumns } from './checkColumns.ts';
import { ofConfirming, type Confirming } from './confirming.ts';
import { mysqlError } from './mysqlErrors.ts';
import { withConnection } from './mysqlLend.ts';
import { limitSession, startSession } from './mysqlSession.ts';
import { outputTypeOf, readValue, toParameter } from './mysqlTypes.ts';
import type { Source, SourceAddress, SourceAnswer, SourceStatement } from './source.ts';
import { SourceError } from './sourceError.ts';

/** Connections to one registered database, in each process. */
const POOL_SIZE = 4;
const CONNECT = 3_000;
/** Statements that a connection keeps prepared on the server, where room for them is shared by all. */
const PREPARED = 32;

type Row = readonly unknown[];

function optionsOf({ tls, networks, ...where }: SourceAddress): ConnectionOptions {
  return {
    ...where,
    ...(tls && { ssl: { rejectUnauthorized: true, verifyIdentity: true, minVersion: 'TLSv1.2' } }),
    stream: () => guardedLine(networks).connect(where.port, where.host).setNoDelay(true).setKeepAlive(true),
    connectTimeout: CONNECT,
    charset: 'UTF8MB4_GENERAL_CI',
    connectAttributes: { program_name: 'atrium-interfaces' },
    // No file of this machine is ever handed over, and a name before a bracket stays what it was read as.
    flags: ['-LOCAL_FILES', '-IGNORE_SPACE'],
    multipleStatements: false,
    // Rows are read by written code, not by code that is made of column names.
    disableEval: true,
    rowsAsArray: true,
    dateStrings: true,
    supportBigNumbers: true,
    bigNumberStrings: true,
    jsonStrings: true,
    maxPreparedStatements: PREPARED,
  };
}

/**
 * A registered database that speaks MySQL's protocol, over a small pool of its own. The platform's own database is
 * PostgreSQL and cannot be reached this way.
 */
export function mysqlSource(address: SourceAddress): Source {
  const options = optionsOf(address);
  const pool = mysql.createPool({
    ...options,
    connectionLimit: POOL_SIZE,
    maxIdle: POOL_SIZE,
    idleTimeout: 10_000,
  });
  const known = new WeakMap<object, Awaited<ReturnType<typeof startSession>>>();
  return {
    run: async (statement) => {
      const confirming: Confirming = { begun: false };
      try {
        return await withConnection(
          pool,
          statement,
          (session) => void endSession(options, session),
          async (connection) => {
            const limits = known.get(connection.connection) ?? (await startSession(connection));
            known.set(connection.connection, limits);
            await limitSession(connection, limits, statement);
            return runIn(connection, statement, confirming);
          },
        );
      } catch (error) {
        throw ofConfirming(confirming, mysqlError(error));
      }
    },
    // No name without a bracket calls anything there, so no statement needs them.
    columnsOf: () => Promise.resolve(new Map()),
    close: () => pool.end(),
  };
}

/** Ends a session whose line was cut: a server may not look at the line before it has an answer to write. */
async function endSession(options: ConnectionOptions, session: number): Promise<void> {
  try {
    const connection = await mysql.createConnection(options);
    try {
      await connection.query(`kill ${String(session)}`);
    } finally {
      connection.destroy();
    }
  } catch {
    // It has ended by itself, or the server does not let it be ended: its own limits do.
  }
}

async function runIn(
  connection: PoolConnection,
  statement: SourceStatement,
  confirming: Confirming,
): Promise<SourceAnswer> {
  await connection.query(statement.writes ? 'start transaction' : 'start transaction read only');
  return statement.writes ? write(connection, statement, confirming) : read(connection, statement);
}

/** Values go as parameters of a statement that the server has prepared, never as text. */
async function read(
  connection: PoolConnection,
  { text, values, rows: most, needs }: SourceStatement,
): Promise<SourceAnswer> {
  const parameters = values.map(toParameter);
  const [found, fields] = await connection.execute(text, parameters);
  const rows = found as readonly Row[];
  checkColumns(
    fields.map(({ name }) => name),
    needs,
  );
  let total = rows.length;
  if (total > most) {
    const [counted] = await connection.execute(
      `select count(*) from (\n${text}\n) as atrium_rows`,
      parameters,
    );
    total = Number((counted as readonly Row[])[0]?.[0] ?? total);
  }
  await connection.query('rollback');
  const named = (row: Row): Record<string, unknown> =>
    Object.fromEntries(fields.map((field, at) => [field.name, readValue(field, row[at])]));
  return {
    columns: fields.map((field) => ({ name: field.name, type: outputTypeOf(field) })),
    rows: rows.slice(0, most).map(named),
    total,
  };
}

async function write(
  connection: PoolConnection,
  { text, values, rollback = false, needs }: SourceStatement,
  confirming: Confirming,
): Promise<SourceAnswer> {
  const [result] = await connection.execute<ResultSetHeader>(text, values.map(toParameter));
  checkColumns([], needs);
  confirming.begun = !rollback;
  const [ended] = await connection.query<ResultSetHeader>(rollback ? 'rollback' : 'commit');
  // What a server says of tables that take nothing back, in the place of an error.
  if (rollback && ended.warningStatus > 0)
    throw new SourceError('refused', 'A table without transactions was changed, and stays so');
  return { columns: [], rows: [], total: result.affectedRows };
}
