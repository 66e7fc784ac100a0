import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { type ResourceKind, storedKind } from '../../src/schemas/kinds.ts';
import type { Database } from '../db/database.ts';
import { type Designer, mayName, type Ownership } from './designPolicy.ts';
import { keyOf } from './naming.ts';
import { interfacesHere, openCalls } from './openInterfaces.ts';
import { allOwnership } from './ownership.ts';
import type { DocumentReader, Published } from './publishedDocuments.ts';
import { findReferences, pagesAt, type Reference } from './references.ts';

const CALL = 'call/';
const callKey = (call: string): string => `${CALL}${call}`;

/** What a reference names, as `kind/id`: of an interface `call/module/interface`, of an address each page that it may be. */
export const keysAt = (reference: Reference): readonly string[] =>
  pagesAt(reference).map(({ kind, id }) =>
    kind === 'call' ? callKey(id) : keyOf({ kind: storedKind(kind as ResourceKind), id }),
  );

/** The name of a document or an interface, as people know it. */
export const nameOfKey = (key: string): string => (key.startsWith(CALL) ? key.slice(CALL.length) : key);

export const isCallKey = (key: string): boolean => key.startsWith(CALL);

interface NamesReading {
  readonly db: Kysely<Database>;
  readonly platform: { readonly documents: Pick<DocumentReader, 'listAll'> };
}

/** Which documents name which, as users have them and, of one system, as they are designed as well. */
export class NamedDocuments {
  readonly #db: Kysely<Database>;
  readonly #system: string | null;
  readonly #published: ReadonlyMap<string, Published>;
  readonly #owned: ReadonlyMap<string, Ownership>;
  readonly #interfaces: ReadonlySet<string>;
  #open: ReadonlySet<string> | undefined;

  private constructor(
    db: Kysely<Database>,
    system: string | null,
    here: {
      readonly published: readonly Published[];
      readonly owned: ReadonlyMap<string, Ownership>;
      readonly interfaces: ReadonlySet<string>;
    },
  ) {
    this.#db = db;
    this.#system = system;
    this.#published = new Map(here.published.map((each) => [keyOf(each), each]));
    this.#owned = here.owned;
    this.#interfaces = here.interfaces;
  }

  /** @param system whose documents count as they are designed */
  static async read(
    { db, platform: { documents } }: NamesReading,
    system: string | null,
  ): Promise<NamedDocuments> {
    const published = await documents.listAll(db);
    const owned = await allOwnership(db);
    return new NamedDocuments(db, system, { published, owned, interfaces: await interfacesHere(db) });
  }

  /** Whether somebody may let documents of the system name something; what is not there, they may. */
  isOpen(designer: Designer, key: string): boolean {
    if (!isCallKey(key)) {
      const ownership = this.#owned.get(key);
      const [kind = ''] = key.split('/');
      return ownership === undefined || mayName(designer, kind, ownership, this.#system);
    }
    const call = nameOfKey(key);
    if (designer.isAdmin || !this.#interfaces.has(call)) return true;
    const module = `form/${call.split('/')[0] ?? ''}`;
    if (this.#owned.has(module) && this.isOpen(designer, module)) return true;
    this.#open ??= openCalls([...this.#published.values()], this.#owned, this.#system);
    return this.#open.has(call);
  }

  /** What a document names as users have it. */
  namedAsUsed(key: string): ReadonlySet<string> {
    return new Set(this.#published.get(key)?.references.flatMap(keysAt));
  }

  /** What leads, as users have it, to something that is not open (`isOpen`), and that itself. */
  closedTo(designer: Designer): ReadonlySet<string> {
    const namedIn = new Map<string, string[]>();
    for (const [key, { kind, references }] of this.#published) {
      if (kind === 'system') continue;
      for (const named of references.flatMap(keysAt)) {
        const naming = namedIn.get(named) ?? [];
        naming.push(key);
        namedIn.set(named, naming);
      }
    }
    const all = new Set([...this.#owned.keys(), ...namedIn.keys(), ...[...this.#interfaces].map(callKey)]);
    const left = [...all].filter((key) => !this.isOpen(designer, key));
    const closed = new Set<string>();
    for (let key = left.pop(); key !== undefined; key = left.pop()) {
      if (closed.has(key)) continue;
      closed.add(key);
      left.push(...(namedIn.get(key) ?? []));
    }
    return closed;
  }

  /**
   * Visits what some documents lead to, themselves first, each once.
   * @param visited what was visited before, and is not again
   * @param goesOn whether to go on behind one
   */
  async walk(from: readonly string[], visited: Set<string>, goesOn: (key: string) => boolean): Promise<void> {
    for (let level = from; level.length > 0;) {
      const fresh = [...new Set(level)].filter((key) => !visited.has(key));
      for (const key of fresh) visited.add(key);
      // Systems are entrances: nothing is behind them.
      level = await this.#namedBy(fresh.filter((key) => goesOn(key) && !key.startsWith('system/')));
    }
  }

  async #namedBy(keys: readonly string[]): Promise<readonly string[]> {
    const asUsed = keys.flatMap((key) => this.#published.get(key)?.references ?? []);
    const named = asUsed.flatMap(keysAt);
    const designed = keys.filter((key) => this.#isOwn(key) || !this.#published.has(key));
    for (const schema of await this.#drafts(designed)) {
      named.push(...findReferences(schema).flatMap(keysAt));
      await nextTurn();
    }
    return named;
  }

  #isOwn(key: string): boolean {
    return this.#system !== null && this.#owned.get(key)?.system === this.#system;
  }

  /** Drafts that say something else than what is published, or of which nothing is. */
  async #drafts(keys: readonly string[]): Promise<readonly unknown[]> {
    const documents = keys.filter((key) => this.#owned.has(key));
    if (documents.length === 0) return [];
    const { rows } = await sql<{ schema: unknown }>`
      select r.schema from atrium.resource r left join atrium.resource_version v
        on v.kind = r.kind and v.id = r.id and v.version = r.published_version
      where r.kind || '/' || r.id = any(${documents}::text[])
        and v.revision is distinct from r.revision`.execute(this.#db);
    return rows.map(({ schema }) => schema);
  }
}
