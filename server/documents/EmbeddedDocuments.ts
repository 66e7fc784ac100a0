import type { Kysely } from 'kysely';
import type { DocumentByKind, DocumentKind } from '../../src/schemas/documents/index.ts';
import type { EmbedScope } from '../../src/schemas/embed/verify.ts';
import type { ResourceKind } from '../../src/schemas/kinds.ts';
import type { Database } from '../db/database.ts';
import type { DocumentReader, Published } from './publishedDocuments.ts';

/**
 * The documents of a session that is bound to an appKey: of systems those alone that the appKey lists. What lies behind
 * systems and pages is narrowed where rights are told by menus (`EntranceIndex`, which reads all of them).
 */
export class EmbeddedDocuments implements DocumentReader {
  readonly #published: DocumentReader;
  readonly #scope: EmbedScope;

  constructor(published: DocumentReader, scope: EmbedScope) {
    this.#published = published;
    this.#scope = scope;
  }

  async find<K extends DocumentKind>(
    db: Kysely<Database>,
    kind: K,
    id: string,
  ): Promise<Published<DocumentByKind[K]> | undefined> {
    return this.#opens({ kind, id }) ? this.#published.find(db, kind, id) : undefined;
  }

  async findShown(db: Kysely<Database>, kind: ResourceKind, id: string): Promise<Published | undefined> {
    return this.#opens({ kind, id }) ? this.#published.findShown(db, kind, id) : undefined;
  }

  findVersion<K extends DocumentKind>(
    db: Kysely<Database>,
    kind: K,
    at: { readonly id: string; readonly version: number },
  ): Promise<DocumentByKind[K] | undefined> {
    return this.#published.findVersion(db, kind, at);
  }

  async list<K extends DocumentKind>(
    db: Kysely<Database>,
    kind: K,
  ): Promise<readonly Published<DocumentByKind[K]>[]> {
    return (await this.#published.list(db, kind)).filter((each) => this.#opens(each));
  }

  listLast<K extends DocumentKind>(
    db: Kysely<Database>,
    kind: K,
  ): Promise<readonly Published<DocumentByKind[K]>[]> {
    return this.#published.listLast(db, kind);
  }

  async listAll(db: Kysely<Database>): Promise<readonly Published[]> {
    return (await this.#published.listAll(db)).filter((each) => this.#opens(each));
  }

  #opens({ kind, id }: { readonly kind: string; readonly id: string }): boolean {
    return kind !== 'system' || this.#scope.systems.includes(id);
  }
}
