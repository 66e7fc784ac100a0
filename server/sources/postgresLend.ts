import type pg from 'pg';
import type { SourceStatement } from './source.ts';
import { SourceError } from './sourceError.ts';

/** Milliseconds that the database gets to end a statement by itself, before the line is cut. */
const GRACE = 500;
/** Milliseconds that a session gets to become as new. */
const CLEANING = 2_000;

export type LendingLimits = Pick<SourceStatement, 'bytes' | 'deadline'>;

/**
 * Lends a client for as long as the deadline, and counts what it receives. One that was cut off or failed is not used
 * again; another one is given back as new.
 */
export async function withClient<T>(
  pool: pg.Pool,
  { bytes, deadline }: LendingLimits,
  task: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: SourceError | undefined;
  const { stream } = client.connection;
  const cut = (why: SourceError): void => {
    broken ??= why;
    stream.destroy();
  };
  let received = 0;
  const count = (chunk: Buffer): void => {
    received += chunk.length;
    if (received > bytes) cut(new SourceError('tooLarge', `More than ${String(bytes)} bytes`));
  };
  const timer = setTimeout(() => cut(new SourceError('timeout', 'The deadline is over')), deadline + GRACE);
  stream.on('data', count);
  let isDone = false;
  try {
    const result = await task(client);
    isDone = true;
    return result;
  } catch (error) {
    throw broken ?? error;
  } finally {
    clearTimeout(timer);
    stream.off('data', count);
    // What failed may have left a transaction open.
    if (isDone) void giveBack(client);
    else client.release(true);
  }
}

/**
 * Gives a session back without anything that functions, views and triggers of the database left in it: settings, role,
 * locks, temporary tables, prepared statements. Nobody waits for that but who needs the session next.
 */
async function giveBack(client: pg.PoolClient): Promise<void> {
  const timer = setTimeout(() => client.connection.stream.destroy(), CLEANING);
  const isNew = await client.query('discard all').then(
    () => true,
    () => false,
  );
  clearTimeout(timer);
  client.release(!isNew);
}
