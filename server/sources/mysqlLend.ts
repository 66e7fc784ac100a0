import { Duplex } from 'node:stream';
import type { Pool, PoolConnection } from 'mysql2/promise';
import { setSession } from './mysqlSession.ts';
import type { SourceStatement } from './source.ts';
import { SourceError } from './sourceError.ts';

/** Milliseconds that the database gets to end a statement by itself, before the line is cut. */
const GRACE = 500;

/** Milliseconds that a session gets to become as new. */
const CLEANING = 2_000;

const over = (): SourceError => new SourceError('timeout', 'The deadline is over');

/** Waits for a connection no longer than the deadline; one that comes later goes back. */
function connectWithin(pool: Pool, deadline: number): Promise<PoolConnection> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(over());
    }, deadline);
    pool.getConnection().then(
      (connection) => {
        clearTimeout(timer);
        if (isLate) connection.release();
        else resolve(connection);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    );
  });
}

/** The line of a connection, encrypted or not: its types do not tell of it. */
function lineOf({ connection }: PoolConnection): Duplex {
  if ('stream' in connection && connection.stream instanceof Duplex) return connection.stream;
  throw new TypeError('The driver keeps its line elsewhere');
}

/**
 * Lends a connection for as long as the deadline, and counts what it receives. One that was cut off is not used again.
 * @param end ends on the server what a cut line leaves running there, by the number of its session
 */
export async function withConnection<T>(
  pool: Pool,
  { bytes, deadline }: SourceStatement,
  end: (session: number) => void,
  task: (connection: PoolConnection) => Promise<T>,
): Promise<T> {
  const start = performance.now();
  const connection = await connectWithin(pool, deadline);
  const line = lineOf(connection);
  let broken: SourceError | undefined;
  const cut = (why: SourceError): void => {
    if (broken === undefined) end(connection.threadId);
    broken ??= why;
    line.destroy();
  };
  let received = 0;
  const count = (chunk: Buffer): void => {
    received += chunk.length;
    if (received > bytes) cut(new SourceError('tooLarge', `More than ${String(bytes)} bytes`));
  };
  const timer = setTimeout(() => cut(over()), deadline + GRACE - (performance.now() - start));
  line.on('data', count);
  let isDone = false;
  try {
    const result = await task(connection);
    isDone = true;
    return result;
  } catch (error) {
    throw broken ?? error;
  } finally {
    clearTimeout(timer);
    line.off('data', count);
    // What failed may have left a transaction open.
    if (isDone) void giveBack(connection);
    else connection.destroy();
  }
}

/**
 * Gives a session back without anything that triggers and functions of the database left in it: settings, variables,
 * locks, temporary tables, prepared statements. Nobody waits for that but who needs the session next.
 */
async function giveBack(connection: PoolConnection): Promise<void> {
  const timer = setTimeout(() => lineOf(connection).destroy(), CLEANING);
  try {
    await connection.reset();
    await setSession(connection);
    connection.release();
  } catch {
    connection.destroy();
  } finally {
    clearTimeout(timer);
  }
}
