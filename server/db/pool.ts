import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';
import { Notifications } from './notifications.ts';
import { preparingPool } from './preparing.ts';

/** Connections of one server process; the embedded PostgreSQL allows 40 in all. */
const POOL_SIZE = 20;

const OID_INT8 = 20;
const OID_DATE = 1082;
const OID_NUMERIC = 1700;

const builtinParser = pg.types.getTypeParser as (
  oid: number,
  format?: 'text' | 'binary',
) => (value: string) => unknown;

/**
 * Reads dates as `YYYY-MM-DD` text (no time zone may move them), and int8 and numeric as numbers where a number holds
 * them exactly, as text elsewhere.
 */
export function parserFor(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === OID_DATE) return (value) => value;
  if (oid === OID_INT8) {
    return (value) => (Number.isSafeInteger(Number(value)) ? Number(value) : value);
  }
  if (oid === OID_NUMERIC) {
    return (value) => (Math.abs(Number(value)) <= Number.MAX_SAFE_INTEGER ? Number(value) : value);
  }
  return builtinParser(oid, format);
}

/** A database handle and the end of it. */
export interface DatabaseHandle {
  readonly db: Kysely<Database>;
  readonly notifications: Notifications;
  close(): Promise<void>;
}

/**
 * Opens a pool.
 * @param connection pg's own settings, e.g. `{ connectionString }`
 * @param onError told of connections that broke; the pool replaces them
 */
export function openDatabase(connection: pg.PoolConfig, onError: (error: Error) => void): DatabaseHandle {
  const pool = new pg.Pool({
    max: POOL_SIZE,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'atrium',
    types: { getTypeParser: parserFor as pg.CustomTypesConfig['getTypeParser'] },
    ...connection,
  });
  let closing = false;
  // A client that is lent out has no listener of the pool's, and an error that nobody listens to ends the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      // The pool says goodbye without waiting for the answer, so a database that stops right after may cut the line.
      if (!closing) onError(error);
    });
  });
  pool.on('error', () => {
    // Told by the client's own listener.
  });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) });
  const close = (): Promise<void> => {
    closing = true;
    return db.destroy();
  };
  const notifications = new Notifications(connection, db, (error) => {
    if (!closing) onError(error);
  });
  return { db, notifications, close };
}
