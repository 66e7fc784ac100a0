import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';

/** Times that a statement is seen before it is prepared. */
const REPEATED = 5;
/** Statements that are prepared; each costs memory in every connection. */
const MAX_PREPARED = 100;
/** Statements that are counted; the oldest are forgotten. */
const MAX_COUNTED = 1_000;

/** A plan for `*` would not outlive a new column, and there is nothing to plan for what only writes. */
const PREPARABLE = /^\s*(?:select|with recursive)\s/i;
const EVERY_COLUMN = /(?:select|[.,])\s*\*/i;

/** Decides which statements are prepared: those that come again and again, such as the look-up of every session. */
export class RepeatedStatements {
  readonly #names = new Map<string, string>();
  readonly #counts = new Map<string, number>();

  /** The name under which a statement is prepared; undefined where it is sent as it is. */
  nameOf(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size >= MAX_PREPARED) return name;
    if (!PREPARABLE.test(text) || EVERY_COLUMN.test(text)) return undefined;
    const count = (this.#counts.get(text) ?? 0) + 1;
    this.#counts.delete(text);
    if (count >= REPEATED) {
      const given = `atrium_${String(this.#names.size)}`;
      this.#names.set(text, given);
      return given;
    }
    this.#counts.set(text, count);
    if (this.#counts.size > MAX_COUNTED) {
      const oldest = this.#counts.keys().next();
      if (oldest.done !== true) this.#counts.delete(oldest.value);
    }
    return undefined;
  }
}

/**
 * A pool for Kysely that prepares what is repeated. Planning takes the database longer than running for most of the
 * product's statements, and a prepared one is planned once for a connection.
 */
export function preparingPool(pool: pg.Pool): PostgresPool {
  const statements = new RepeatedStatements();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    let ended = false;
    function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
    function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
    function query(statement: unknown, values: readonly unknown[] = []): unknown {
      // Cursors are asked for by a configuration of their own, which nobody makes here.
      if (typeof statement !== 'string') throw new TypeError('A cursor is no statement');
      const name = statements.nameOf(statement);
      const asked = client.query({ ...(name && { name }), text: statement, values: [...values] });
      asked.catch((error: unknown) => {
        ended ||= endsConnection(error);
      });
      return asked;
    }
    return {
      query,
      release: () => {
        // The end of the line may be heard of later than the word that ended it: nobody else may get it meanwhile.
        client.release(ended);
      },
    };
  };
  return {
    connect: async () => {
      const client = await pool.connect();
      const wrapped = clients.get(client) ?? wrap(client);
      clients.set(client, wrapped);
      return wrapped;
    },
    end: () => pool.end(),
  };
}

/** After FATAL and PANIC a session is over; what is no word of the database concerns the connection itself. */
const endsConnection = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || error.severity === 'FATAL' || error.severity === 'PANIC';
