import type { Kysely } from 'kysely';
import { openDocument, readDocument } from '../../src/documents/check/shape.ts';
import { checkFinding } from '../../src/documents/check/findings.ts';
import type { DocumentByKind, DocumentKind } from '../../src/schemas/documents/index.ts';
import type { Finding } from '../../src/schemas/finding.ts';
import { type ResourceKind, storedKind } from '../../src/schemas/kinds.ts';
import type { Database } from '../db/database.ts';
import { batchReads } from '../db/batchReads.ts';
import { refusal } from './documentShape.ts';
import { documentFits } from './documentFits.ts';
import { findReferences } from './references.ts';
import type { Reference } from './references.ts';
import {
  findPublished,
  findStanding,
  listLast,
  listPublished,
  readRemovedVersion,
  readVersions,
} from './repository.ts';
import type { PublishedPointer } from './repository.ts';

/** A published document; shared between calls and frozen. */
export interface Published<D = unknown> extends PublishedPointer {
  readonly document: D;
  /** The resources that it names. */
  readonly references: readonly Reference[];
}

/** Reads the documents that are in force for a caller: what is published, and in a preview what would be. */
export interface DocumentReader {
  /** The document by which the server acts, undefined where there is none. @throws AppError DOCUMENT_INVALID */
  find<K extends DocumentKind>(
    db: Kysely<Database>,
    kind: K,
    id: string,
  ): Promise<Published<DocumentByKind[K]> | undefined>;
  /** The document that pages are drawn by, of a kind that is known at run time only. @throws AppError DOCUMENT_INVALID */
  findShown(db: Kysely<Database>, kind: ResourceKind, id: string): Promise<Published | undefined>;
  /**
   * One version of a document, published, removed or neither: what began under it goes on under it. Undefined where it is not
   * there, or cannot be read by this release.
   */
  findVersion<K extends DocumentKind>(
    db: Kysely<Database>,
    kind: K,
    at: { readonly id: string; readonly version: number },
  ): Promise<DocumentByKind[K] | undefined>;
  /** All documents of a kind by which the server acts, by id. */
  list<K extends DocumentKind>(
    db: Kysely<Database>,
    kind: K,
  ): Promise<readonly Published<DocumentByKind[K]>[]>;
  /** All documents of a kind that ever were published, as they were last: what is unpublished may still hold records. */
  listLast<K extends DocumentKind>(
    db: Kysely<Database>,
    kind: K,
  ): Promise<readonly Published<DocumentByKind[K]>[]>;
  /** All documents of every kind. */
  listAll(db: Kysely<Database>): Promise<readonly Published[]>;
  /** Ids of the flows of which somebody who is held to some of them is told, whatever instance is theirs; undefined: all. */
  heldFlows(db: Kysely<Database>): Promise<ReadonlySet<string> | undefined>;
}

/** Versions kept parsed at least; the least recently used go first. */
const LEAST_KEPT = 500;

/** What is kept of a stored document. */
export interface Kept {
  readonly document: unknown;
  readonly references: readonly Reference[];
  /** Why this release cannot read it; such a document is in no list, and finding it says why. */
  readonly unreadable: readonly Finding[];
}

/**
 * Reads published documents. Which version is published is asked of the database every time; a version itself never
 * changes, so it is parsed once.
 */
export class PublishedDocuments implements DocumentReader {
  readonly #kept = new Map<string, Kept>();
  /** Versions kept parsed: twice those of the longest list, which would else drive itself out each time. */
  #most = LEAST_KEPT;
  readonly #db: Kysely<Database>;
  readonly #pointer: (key: `${ResourceKind}/${string}`) => Promise<PublishedPointer | undefined>;

  /** @param db the process's own handle, outside of any transaction */
  constructor(db: Kysely<Database>) {
    this.#db = db;
    this.#pointer = batchReads((keys) => findStanding(db, keys.map(readKey)));
  }

  async find<K extends DocumentKind>(
    db: Kysely<Database>,
    kind: K,
    id: string,
  ): Promise<Published<DocumentByKind[K]> | undefined> {
    return (await this.findShown(db, kind, id)) as Published<DocumentByKind[K]> | undefined;
  }

  async findShown(db: Kysely<Database>, kind: ResourceKind, id: string): Promise<Published | undefined> {
    // What a transaction sees is its own to ask for.
    const pointer =
      db === this.#db ? await this.#pointer(`${kind}/${id}`) : (await findPublished(db, [{ kind, id }]))[0];
    if (pointer === undefined) return undefined;
    const [found] = await this.#read(db, [pointer]);
    if (found !== undefined && found.unreadable.length > 0) throw refusal(found.unreadable);
    return found;
  }

  async findVersion<K extends DocumentKind>(
    db: Kysely<Database>,
    kind: K,
    at: { readonly id: string; readonly version: number },
  ): Promise<DocumentByKind[K] | undefined> {
    const [found = await this.#readRemoved(db, { kind, ...at })] = await this.#read(db, [{ kind, ...at }]);
    return found?.document as DocumentByKind[K] | undefined;
  }

  async list<K extends DocumentKind>(
    db: Kysely<Database>,
    kind: K,
  ): Promise<readonly Published<DocumentByKind[K]>[]> {
    return this.#readable<DocumentByKind[K]>(db, await listPublished(db, kind));
  }

  async listLast<K extends DocumentKind>(
    db: Kysely<Database>,
    kind: K,
  ): Promise<readonly Published<DocumentByKind[K]>[]> {
    return this.#readable<DocumentByKind[K]>(db, await listLast(db, kind));
  }

  async listAll(db: Kysely<Database>): Promise<readonly Published[]> {
    return this.#readable(db, await listPublished(db));
  }

  heldFlows(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  /** @template D what documents of the pointers' kind are */
  async #readable<D>(
    db: Kysely<Database>,
    pointers: readonly PublishedPointer[],
  ): Promise<readonly Published<D>[]> {
    const found: readonly Published[] = (await this.#read(db, pointers)).filter(isReadable);
    return found as readonly Published<D>[];
  }

  async #read<P extends Pick<PublishedPointer, 'kind' | 'id' | 'version'>>(
    db: Kysely<Database>,
    pointers: readonly P[],
  ): Promise<(P & Kept)[]> {
    const read = new Map<string, Kept>();
    const missing = pointers.filter((pointer) => {
      const kept = this.#kept.get(versionName(pointer));
      if (kept !== undefined) read.set(versionName(pointer), kept);
      return kept === undefined;
    });
    for (const row of await readVersions(db, missing)) {
      read.set(versionName(row), readStored(row));
    }
    for (const [key, kept] of read) this.#keep(key, kept);
    this.#most = Math.max(this.#most, 2 * pointers.length);
    this.#evict();
    return pointers.flatMap((pointer) => {
      const kept = read.get(versionName(pointer));
      return kept === undefined ? [] : [{ ...pointer, ...kept }];
    });
  }

  /** A version whose resource is removed: what began under it is read under it still. */
  async #readRemoved(
    db: Kysely<Database>,
    pointer: Pick<PublishedPointer, 'kind' | 'id' | 'version'>,
  ): Promise<Kept | undefined> {
    const row = await readRemovedVersion(db, pointer);
    if (row === undefined) return undefined;
    const kept = readStored(row);
    // Numbers of versions count on where a resource of the same id is made anew, so that none means two.
    this.#keep(versionName(row), kept);
    this.#evict();
    return kept;
  }

  #keep(key: string, kept: Kept): void {
    this.#kept.delete(key);
    this.#kept.set(key, kept);
  }

  #evict(): void {
    for (const key of this.#kept.keys()) {
      if (this.#kept.size <= this.#most) return;
      this.#kept.delete(key);
    }
  }
}

/**
 * Kinds that the server itself acts by: menus and rights are nothing to guess. Of all others the browser shows what is
 * sound, and says in its place what is not.
 */
const ACTED_BY: ReadonlySet<string> = new Set([
  'system',
  'form',
  'condition',
  'flow',
] satisfies DocumentKind[]);

/** A stored version in the present form. What was saved is sound; what came past that door is looked at again. */
export function readStored({ kind, schema }: { kind: string; schema: unknown }): Kept {
  const { document, findings } = ACTED_BY.has(kind)
    ? readDocument(schema, documentFits)
    : openDocument(schema);
  const unreadable =
    document && storedKind(document.kind) !== kind
      ? [checkFinding('OTHER_KIND', '/kind', { kind })]
      : findings;
  if (unreadable.length > 0) return { document: undefined, references: [], unreadable };
  return { document: deepFreeze(document), references: findReferences(document), unreadable };
}

const isReadable = ({ unreadable }: Kept): boolean => unreadable.length === 0;

function readKey(key: `${ResourceKind}/${string}`): { kind: ResourceKind; id: string } {
  const at = key.indexOf('/');
  return { kind: key.slice(0, at) as ResourceKind, id: key.slice(at + 1) };
}

/** What a version is called where all are told apart. */
function versionName(at: { kind: string; id: string; version: number }): string {
  return `${at.kind}/${at.id}@${String(at.version)}`;
}

/** Freezes an opened document whole: it is at most 40 levels deep. */
function deepFreeze(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
