import type { Kysely } from 'kysely';
import { type Actor, granteesOf } from '../session/actor.ts';
import type { EmbedScope } from '../../src/schemas/embed/verify.ts';
import type { Database } from '../db/database.ts';
import { batchReads } from '../db/batchReads.ts';
import type { Published, DocumentReader } from './publishedDocuments.ts';
import { publicationStamp } from './repository.ts';
import { entrancesOf, menusAllow, menusRead, waysOf } from './entrances.ts';
import type { Entrances, Way } from './entrances.ts';

/** What was worked out of one state of all that is published. */
interface Known {
  readonly stamp: string;
  readonly published: readonly Published[];
  /** By the names by which grants are a caller's. */
  readonly byGrantees: Map<string, Entrances>;
}

/** Where what was worked out is kept. */
export interface EntranceMemory {
  known?: Known;
}

/**
 * What the menus of published systems let each role reach, for every call that is behind a page. What is published is
 * asked of the database each time, so that a right that is taken away is gone at once, in every process; what follows
 * from it is worked out once.
 */
export class EntranceIndex {
  readonly #db: Kysely<Database>;
  readonly #documents: DocumentReader;
  readonly #stamp: (key: 'all') => Promise<string>;
  readonly #stampOf: (db: Kysely<Database>) => Promise<string>;
  readonly #memory: EntranceMemory;
  readonly #scope: EmbedScope | undefined;

  /**
   * @param db the process's own handle, outside of any transaction
   * @param options what tells one state of the documents from another, of others than the published ones; what was worked
   *   out before, where an index is made for each call; and what of all ways an appKey opens
   */
  constructor(
    db: Kysely<Database>,
    documents: DocumentReader,
    {
      stampOf = publicationStamp,
      memory = {},
      scope,
    }: {
      stampOf?: (db: Kysely<Database>) => Promise<string>;
      memory?: EntranceMemory;
      scope?: EmbedScope;
    } = {},
  ) {
    this.#db = db;
    this.#documents = documents;
    this.#stampOf = stampOf;
    this.#memory = memory;
    this.#scope = scope;
    this.#stamp = batchReads(async () => [await stampOf(db)]);
  }

  /** What a caller's role may reach. */
  async of(db: Kysely<Database>, actor: Pick<Actor, 'groupId' | 'designs'>): Promise<Entrances> {
    const known = await this.#now(db);
    const grantees = granteesOf(actor);
    const key = grantees.join(' ');
    const entrances = known.byGrantees.get(key) ?? entrancesOf(known.published, grantees, this.#scope);
    known.byGrantees.set(key, entrances);
    return entrances;
  }

  /** The ways of which the entrances of a role are made, for whoever asks why. */
  async ways(db: Kysely<Database>, actor: Pick<Actor, 'groupId' | 'designs'>): Promise<readonly Way[]> {
    return waysOf((await this.#now(db)).published, granteesOf(actor));
  }

  /** What was worked out of what is published now. */
  async #now(db: Kysely<Database>): Promise<Known> {
    // What a transaction sees is its own to ask for.
    const stamp = db === this.#db ? await this.#stamp('all') : await this.#stampOf(db);
    let { known } = this.#memory;
    if (known?.stamp !== stamp) {
      known = { stamp, published: await this.#documents.listAll(db), byGrantees: new Map() };
      this.#memory.known = known;
    }
    return known;
  }

  /**
   * Of the actions that a module, or an interface, grants to a caller, those that his menus let him do. Administrators,
   * who design, try what no menu leads to yet.
   */
  async allowed<A extends string>(
    db: Kysely<Database>,
    actor: Actor,
    { module, actions }: { readonly module: string; readonly actions: readonly A[] },
  ): Promise<readonly A[]> {
    if (actor.isAdmin) return actions;
    const entrances = await this.of(db, actor);
    return actions.filter((action) => menusAllow(entrances, module, action));
  }

  /** Whether a caller's menus lead to something that names an interface, which is enough to read it. @param call `moduleCode/interfaceUrl` */
  async reads(db: Kysely<Database>, actor: Actor, call: string): Promise<boolean> {
    return actor.isAdmin || menusRead(await this.of(db, actor), call);
  }
}
