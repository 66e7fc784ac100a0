import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';

/** Times that a statement is seen before it is prepared. */
const REPEATED = 5;
/** Statements of each kind that are prepared; each costs memory in every connection. */
const MAX_PREPARED = 100;
/** Statements of each kind that are counted; the oldest are forgotten. */
const MAX_COUNTED = 1_000;
/** Characters; what is longer holds rows as many as there happened to be, and seldom comes again. */
const LONGEST = 8_000;
/** Milliseconds in which a writing statement counts once. */
const APART = 1_000;

const READS = /^\s*(?:select|with recursive)\s/i;
const WRITES = /^\s*(?:with|insert|update|delete)\s/i;
/** A plan for `*` would not outlive a new column. */
const EVERY_COLUMN = /(?:select|returning|[.,])\s*\*/i;

/** How often a statement came, and when it last counted, in milliseconds. */
interface Seen {
  readonly times: number;
  readonly at: number;
}

/** Statements of one kind that come again and again. */
class Repeated {
  readonly names = new Map<string, string>();
  readonly #seen = new Map<string, Seen>();
  readonly #prefix: string;
  readonly #apart: number;

  /** @param apart milliseconds in which a statement counts once */
  constructor(prefix: string, apart: number) {
    this.#prefix = prefix;
    this.#apart = apart;
  }

  nameOf(text: string, now: number): string | undefined {
    const before = this.#seen.get(text) ?? { times: 0, at: -Infinity };
    const seen = now - before.at < this.#apart ? before : { times: before.times + 1, at: now };
    this.#seen.delete(text);
    if (seen.times >= REPEATED) {
      const given = `${this.#prefix}${String(this.names.size)}`;
      this.names.set(text, given);
      return given;
    }
    this.#seen.set(text, seen);
    if (this.#seen.size > MAX_COUNTED) {
      const oldest = this.#seen.keys().next();
      if (oldest.done !== true) this.#seen.delete(oldest.value);
    }
    return undefined;
  }
}

/**
 * Decides which statements are prepared: those that come again and again, such as the look-up of every session. What writes
 * has to come again over some seconds: an import or a seed sends one thousands of times at once, and then never.
 */
export class RepeatedStatements {
  readonly #reads = new Repeated('atrium_', 0);
  readonly #writes = new Repeated('atrium_w', APART);

  /** The name under which a statement is prepared; undefined where it is sent as it is. @param now in milliseconds */
  nameOf(text: string, now = Date.now()): string | undefined {
    const known = this.#reads.names.get(text) ?? this.#writes.names.get(text);
    if (known !== undefined || text.length > LONGEST) return known;
    const kind = READS.test(text) ? this.#reads : WRITES.test(text) ? this.#writes : undefined;
    if (kind === undefined || kind.names.size >= MAX_PREPARED || EVERY_COLUMN.test(text)) return undefined;
    return kind.nameOf(text, now);
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
