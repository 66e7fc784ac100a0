import type { Kysely } from 'kysely';
import type { EmbedScope } from '../../src/schemas/embed/verify.ts';
import type { ChangeFeed } from '../changes/ChangeFeed.ts';
import type { Database } from '../db/database.ts';
import { exactOrigin } from './embedOrigin.ts';

/** The module whose records they are, under which the feed tells of them. */
export const APP_KEY_MODULE = 'platform-app-key';

/** Milliseconds after which they are read again though nothing was told: news can be lost. */
const STALE = 60_000;

/** What a registered site may embed, and from where. */
export interface ActiveAppKey {
  readonly appKey: string;
  readonly origins: readonly string[];
  readonly scope: EmbedScope;
}

/** The registered sites that are not switched off. */
export async function readActiveAppKeys(db: Kysely<Database>): Promise<readonly ActiveAppKey[]> {
  const rows = await db
    .selectFrom('atrium.app_key')
    .select(['key', 'domains', 'systems', 'resources'])
    .where('status', '=', 'active')
    .orderBy('key')
    .execute();
  return rows.map(({ key, domains, systems, resources }) => ({
    appKey: key,
    origins: domains.flatMap(({ origin }) => exactOrigin(origin) ?? []),
    scope: { systems, resources },
  }));
}

/**
 * The registered sites for who asks with every request: kept in memory, and read anew as soon as one is written in whatever
 * process (`db/backOffice/180_app_keys.sql` tells). Rights never rest on it, only headers and the news that one is off.
 */
export class AppKeys {
  readonly #db: Kysely<Database>;
  readonly #changes: ChangeFeed;
  readonly #listeners = new Set<() => void>();
  #known: readonly ActiveAppKey[] | undefined;
  #readAt = 0;
  /** Whether they changed since what is read now was begun. */
  #isStale = false;
  #reading: Promise<readonly ActiveAppKey[]> | undefined;
  #unwatch: (() => void) | undefined;

  constructor(db: Kysely<Database>, changes: ChangeFeed) {
    this.#db = db;
    this.#changes = changes;
  }

  /** As they were read last; once none were, as they are. @throws what the database refuses the first time with */
  async active(): Promise<readonly ActiveAppKey[]> {
    this.#unwatch ??= this.#changes.watch(APP_KEY_MODULE, () => this.refresh());
    if (this.#known === undefined) return this.#read();
    if (Date.now() - this.#readAt > STALE) this.refresh();
    return this.#known;
  }

  /** @param listener told whenever they were read anew after a change @returns ends it */
  watch(listener: () => void): () => void {
    this.#unwatch ??= this.#changes.watch(APP_KEY_MODULE, () => this.refresh());
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Reads them anew, and tells who watches. */
  refresh(): void {
    this.#isStale = this.#reading !== undefined;
    // What was known stays in force until the database answers; the next request asks again.
    this.#read().catch(() => {
      this.#readAt = 0;
    });
  }

  #read(): Promise<readonly ActiveAppKey[]> {
    this.#reading ??= this.#readOnce().finally(() => {
      this.#reading = undefined;
      // Once more where something changed meanwhile: nobody waits for that, however often they are written.
      if (this.#isStale) this.refresh();
    });
    return this.#reading;
  }

  async #readOnce(): Promise<readonly ActiveAppKey[]> {
    const read = await readActiveAppKeys(this.#db);
    this.#known = read;
    this.#readAt = Date.now();
    for (const listener of [...this.#listeners]) listener();
    return read;
  }
}
