import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';

/** Milliseconds before a line that broke is tried again, doubled up to the longest. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;

export interface Listening {
  readonly channel: string;
  readonly onPayload: (payload: string) => void;
  /** What was sent meanwhile is lost: the line broke and is there again. */
  readonly onGap: () => void;
}

/** Short texts between all processes that use one database: PostgreSQL's `notify` and `listen`. */
export class Notifications {
  readonly #connection: pg.ClientConfig;
  readonly #db: Kysely<Database>;
  readonly #onError: (error: Error) => void;

  constructor(connection: pg.ClientConfig, db: Kysely<Database>, onError: (error: Error) => void) {
    this.#connection = connection;
    this.#db = db;
    this.#onError = onError;
  }

  /** Sends texts of at most 8,000 bytes each; never rejects, since what was done stands without them. */
  async send(channel: string, payloads: readonly string[]): Promise<void> {
    try {
      await sql`select pg_notify(${channel}, payload) from unnest(${[...payloads]}::text[]) as payload`.execute(
        this.#db,
      );
    } catch (error) {
      this.#onError(error as Error);
    }
  }

  /** Listens on a line of its own, which is kept up. @returns ends it */
  listen(listening: Listening): () => Promise<void> {
    const stop = new AbortController();
    const ended = this.#keep(listening, stop.signal);
    return async () => {
      stop.abort();
      await ended;
    };
  }

  async #keep(listening: Listening, signal: AbortSignal): Promise<void> {
    let pause = FIRST_PAUSE;
    const isOver = (): boolean => signal.aborted;
    for (let turn = 0; !isOver(); turn += 1) {
      try {
        await this.#hold(listening, signal, () => {
          pause = FIRST_PAUSE;
          if (turn > 0) listening.onGap();
        });
      } catch (error) {
        if (!isOver()) this.#onError(error as Error);
      }
      await delay(pause, undefined, { signal, ref: false }).catch(() => undefined);
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    }
  }

  /** Holds one line until it breaks, which is thrown, or nobody listens any more. */
  async #hold({ channel, onPayload }: Listening, signal: AbortSignal, onReady: () => void): Promise<void> {
    const client = new pg.Client({
      ...this.#connection,
      application_name: 'atrium listening',
      keepAlive: true,
    });
    client.on('notification', (message) => onPayload(message.payload ?? ''));
    const over = new Promise<undefined>((resolve, reject) => {
      client.on('error', reject);
      client.on('end', () => reject(new Error('The line that listens to the database ended.')));
      signal.addEventListener('abort', () => resolve(undefined), { once: true });
    });
    // It may break before it is waited for.
    over.catch(() => undefined);
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      onReady();
      await over;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
