import type { PoolConnection } from 'mysql2/promise';
import { sessionZone } from './mysqlTypes.ts';
import type { SourceStatement } from './source.ts';

/**
 * The same for every session, whatever the server's own are: how quotations are read must be as it was when the
 * statement was (`interface/sql/mysql`), and days and moments are those of the campus.
 */
const MODE = 'STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION';

/** What a server may know for ends of statements and of lists: MySQL, MariaDB and the engines beside them differ. */
const LIMITS = {
  max_statement_time: ({ deadline }) => (deadline / 1_000).toFixed(3),
  max_execution_time: ({ deadline }) => String(Math.max(1, Math.floor(deadline))),
  innodb_lock_wait_timeout: ({ deadline }) => String(Math.max(1, Math.ceil(deadline / 1_000))),
  lock_wait_timeout: ({ deadline }) => String(Math.max(1, Math.ceil(deadline / 1_000))),
  sql_select_limit: ({ rows }) => String(rows + 1),
} as const satisfies Record<string, (statement: SourceStatement) => string>;
type Limit = keyof typeof LIMITS;

const isLimit = (name: string): name is Limit => Object.hasOwn(LIMITS, name);

/** Makes a session what all statements may count on: a new one, and one that was emptied. */
export async function setSession(connection: PoolConnection): Promise<void> {
  await connection.query(`set session sql_mode = '${MODE}', time_zone = '${sessionZone()}'`);
}

/** Begins a session. @returns the limits that its server knows */
export async function startSession(connection: PoolConnection): Promise<readonly Limit[]> {
  await setSession(connection);
  const names = Object.keys(LIMITS).map((name) => `'${name}'`);
  const [rows] = await connection.query(
    `show session variables where variable_name in (${names.join(', ')})`,
  );
  return (rows as readonly (readonly unknown[])[])
    .map(([name]) => String(name).toLowerCase())
    .filter(isLimit);
}

/** Sets how far the next statement may go. */
export async function limitSession(
  connection: PoolConnection,
  known: readonly Limit[],
  statement: SourceStatement,
): Promise<void> {
  if (known.length === 0) return;
  await connection.query(
    `set session ${known.map((name) => `${name} = ${LIMITS[name](statement)}`).join(', ')}`,
  );
}
