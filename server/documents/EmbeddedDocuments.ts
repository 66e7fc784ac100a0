import type { Kysely } from 'kysely';
import type { DocumentByKind, DocumentKind } from '../../src/schemas/documents/index.ts';
import type { EmbedScope } from '../../src/schemas/embed/verify.ts';
import type { ResourceKind } from '../../src/schemas/kinds.ts';
import { readPageAddress } from '../../src/schemas/pageAddress.ts';
import type { Database } from '../db/database.ts';
import { keyOf } from './naming.ts';
import { reachableFrom } from './policy.ts';
import type { DocumentReader, Published } from './publishedDocuments.ts';
import type { Reference } from './references.ts';

/**
 * A document as it leads to flows: by addresses of their pages too, and from one flow to those that it starts. To be listed
 * alone a flow opens no others over its form.
 */
const leadingOn = ({ kind, id, references }: Published): Pick<Published, 'kind' | 'id' | 'references'> => {
  const named = references.flatMap((each) => [each, ...flowAt(each)]);
  return { kind, id, references: kind === 'flow' ? named.filter((each) => each.kind === 'flow') : named };
};

function flowAt({ kind, id }: Reference): readonly Reference[] {
  const address = kind === 'path' ? readPageAddress(id) : undefined;
  return address && 'flowPage' in address && address.flow !== undefined
    ? [{ kind: 'flow', id: address.flow }]
    : [];
}

/**
 * The documents of a session that is bound to an appKey: of systems those alone that the appKey lists, and of flows those that
 * are behind these, or whose form is, or that are listed themselves. What else lies behind systems and pages is narrowed
 * where rights are told by menus (`EntranceIndex`, which reads all of them). Made for one call.
 */
export class EmbeddedDocuments implements DocumentReader {
  readonly #published: DocumentReader;
  readonly #scope: EmbedScope;
  #flows: Promise<ReadonlySet<string>> | undefined;

  constructor(published: DocumentReader, scope: EmbedScope) {
    this.#published = published;
    this.#scope = scope;
  }

  async find<K extends DocumentKind>(
    db: Kysely<Database>,
    kind: K,
    id: string,
  ): Promise<Published<DocumentByKind[K]> | undefined> {
    return (await this.#opens(db, { kind, id })) ? this.#published.find(db, kind, id) : undefined;
  }

  async findShown(db: Kysely<Database>, kind: ResourceKind, id: string): Promise<Published | undefined> {
    return (await this.#opens(db, { kind, id })) ? this.#published.findShown(db, kind, id) : undefined;
  }

  /** Of any document: what goes on under a version is told where it is asked for, as instances of flows are. */
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
    return this.#opened(db, await this.#published.list(db, kind));
  }

  async listLast<K extends DocumentKind>(
    db: Kysely<Database>,
    kind: K,
  ): Promise<readonly Published<DocumentByKind[K]>[]> {
    return this.#opened(db, await this.#published.listLast(db, kind));
  }

  async listAll(db: Kysely<Database>): Promise<readonly Published[]> {
    return this.#opened(db, await this.#published.listAll(db));
  }

  heldFlows(db: Kysely<Database>): Promise<ReadonlySet<string>> {
    this.#flows ??= this.#readFlows(db);
    return this.#flows;
  }

  async #readFlows(db: Kysely<Database>): Promise<ReadonlySet<string>> {
    const published = (await this.#published.listAll(db)).map(leadingOn);
    const { systems, resources } = this.#scope;
    const ofSystems = published.flatMap(({ kind, id, references }) =>
      kind === 'system' && systems.includes(id) ? references : [],
    );
    const reached = reachableFrom([...resources, ...ofSystems], published);
    // One that is published no more may still have instances.
    const flows = await this.#published.listLast(db, 'flow');
    const held = flows.filter(
      (flow) => reached.has(keyOf(flow)) || reached.has(keyOf({ kind: 'form', id: flow.document.form })),
    );
    return new Set(held.map(({ id }) => id));
  }

  async #opened<P extends Pick<Published, 'kind' | 'id'>>(
    db: Kysely<Database>,
    all: readonly P[],
  ): Promise<readonly P[]> {
    const isOpen = await Promise.all(all.map((each) => this.#opens(db, each)));
    return all.filter((_each, at) => isOpen[at]);
  }

  async #opens(
    db: Kysely<Database>,
    { kind, id }: { readonly kind: string; readonly id: string },
  ): Promise<boolean> {
    if (kind === 'flow') return (await this.heldFlows(db)).has(id);
    return kind !== 'system' || this.#scope.systems.includes(id);
  }
}
