import type { Kysely } from 'kysely';
import type { DocumentByKind, DocumentKind, FormDocument } from '../../src/schemas/documents/index.ts';
import type { ResourceKind } from '../../src/schemas/kinds.ts';
import type { Database } from '../db/database.ts';
import { AppError } from '../errors/AppError.ts';
import { type Designer, mayDesign, mayReadDesign } from './designPolicy.ts';
import { refusal } from './documentShape.ts';
import { keysAt, NamedDocuments } from './NamedDocuments.ts';
import { keyOf } from './naming.ts';
import { type DocumentReader, type Kept, type Published, readStored } from './publishedDocuments.ts';
import type { Reference } from './references.ts';
import { findDraft } from './repository.ts';
import { listStanding, type Standing } from './standing.ts';

/** Drafts kept parsed, by kind, id and revision; the oldest go first. */
const MAX_KEPT = 200;
const keptOf = new WeakMap<DocumentReader, Map<string, Kept>>();

/** The form that records are kept by, under the rights that its draft gives. */
const underDraft = new WeakMap<FormDocument, { readonly grants: unknown; readonly form: FormDocument }>();

/**
 * The documents of a preview: drafts, where whoever looks may read them, and else what is published. Rights that are not
 * published count only for who may give them: the grants of a form's draft, and conditions, which such rights may name.
 * Systems are entrances, and open to who may look at them as others do. Made for one call.
 */
export class PreviewedDocuments implements DocumentReader {
  readonly #published: DocumentReader;
  readonly #maker: Designer;
  readonly #kept: Map<string, Kept>;
  readonly #named = new Map<string | null, Promise<NamedDocuments>>();
  #standing: Promise<ReadonlyMap<string, Standing>> | undefined;

  constructor(published: DocumentReader, maker: Designer) {
    this.#published = published;
    this.#maker = maker;
    this.#kept = keptOf.get(published) ?? new Map<string, Kept>();
    keptOf.set(published, this.#kept);
  }

  async find<K extends DocumentKind>(
    db: Kysely<Database>,
    kind: K,
    id: string,
  ): Promise<Published<DocumentByKind[K]> | undefined> {
    const inForce = await this.#inForce(db, kind, id);
    return inForce as Published<DocumentByKind[K]> | undefined;
  }

  async findShown(db: Kysely<Database>, kind: ResourceKind, id: string): Promise<Published | undefined> {
    const standing = (await this.#all(db)).get(keyOf({ kind, id }));
    if (standing === undefined || !this.#opens(standing)) return undefined;
    if (!isChanged(standing) || !this.#follows(standing)) return this.#published.findShown(db, kind, id);
    const draft = await this.#draft(db, standing);
    if (draft === undefined || kind !== 'form' || mayDesign(this.#maker, 'grant', standing)) return draft;
    const published = await this.#published.find(db, 'form', id);
    const { grants = [] } = published?.document ?? {};
    return { ...draft, document: { ...(draft.document as FormDocument), grants } };
  }

  async list<K extends DocumentKind>(
    db: Kysely<Database>,
    kind: K,
  ): Promise<readonly Published<DocumentByKind[K]>[]> {
    const all = await this.#listed(db, await this.#published.list(db, kind), kind);
    return all as readonly Published<DocumentByKind[K]>[];
  }

  listLast<K extends DocumentKind>(
    db: Kysely<Database>,
    kind: K,
  ): Promise<readonly Published<DocumentByKind[K]>[]> {
    return this.#published.listLast(db, kind);
  }

  async listAll(db: Kysely<Database>): Promise<readonly Published[]> {
    return this.#listed(db, await this.#published.listAll(db));
  }

  /** Where all documents stand; asked once. */
  #all(db: Kysely<Database>): Promise<ReadonlyMap<string, Standing>> {
    this.#standing ??= listStanding(db).then((rows) => new Map(rows.map((row) => [keyOf(row), row])));
    return this.#standing;
  }

  /** Whether a document takes part at all. */
  #opens(standing: Standing): boolean {
    return standing.kind !== 'system' || mayDesign(this.#maker, 'preview', standing);
  }

  /** Whether a draft stands in the place of what is published. */
  #follows(standing: Standing): boolean {
    if (standing.origin === 'product') return false;
    return standing.kind === 'condition'
      ? mayDesign(this.#maker, 'grant', standing)
      : mayReadDesign(this.#maker, standing);
  }

  async #inForce(db: Kysely<Database>, kind: DocumentKind, id: string): Promise<Published | undefined> {
    if (kind !== 'form') return this.findShown(db, kind, id);
    const standing = (await this.#all(db)).get(keyOf({ kind, id }));
    const published = await this.#published.find(db, 'form', id);
    // Only what is published has a place for records.
    if (published === undefined || standing === undefined || !isChanged(standing)) return published;
    if (!this.#follows(standing) || !mayDesign(this.#maker, 'grant', standing)) return published;
    const draft = await this.#draft(db, standing);
    if (draft === undefined) return published;
    const { grants } = draft.document as FormDocument;
    return { ...published, references: draft.references, document: withGrants(published.document, grants) };
  }

  async #listed(
    db: Kysely<Database>,
    published: readonly Published[],
    kind?: DocumentKind,
  ): Promise<readonly Published[]> {
    const byKey = new Map(published.map((each) => [keyOf(each), each]));
    const found: Published[] = [];
    for (const standing of (await this.#all(db)).values()) {
      if ((kind !== undefined && standing.kind !== kind) || !this.#opens(standing)) continue;
      const known = byKey.get(keyOf(standing));
      const isTaken = isChanged(standing) && this.#follows(standing);
      // A form that nobody has yet holds no records, and may be shown all the same.
      const isNew = kind === undefined && known === undefined;
      const one = isTaken ? await this.#readable(db, standing, isNew) : known;
      if (one !== undefined) found.push(one);
    }
    return found;
  }

  /** What cannot be read is in no list. */
  async #readable(
    db: Kysely<Database>,
    { kind, id }: Standing,
    isNew: boolean,
  ): Promise<Published | undefined> {
    try {
      if (isNew) return await this.findShown(db, kind as ResourceKind, id);
      return await this.#inForce(db, kind as DocumentKind, id);
    } catch (error) {
      if (error instanceof AppError) return undefined;
      throw error;
    }
  }

  /** @throws AppError DOCUMENT_INVALID */
  async #draft(db: Kysely<Database>, standing: Standing): Promise<Published | undefined> {
    const { kind, id, name, revision, version } = standing;
    const key = `${keyOf({ kind, id })}#${String(revision)}`;
    let read = this.#kept.get(key);
    if (read === undefined) {
      const draft = await findDraft(db, kind as ResourceKind, id);
      if (draft === undefined) return undefined;
      read = readStored(draft);
      this.#kept.set(key, read);
      for (const oldest of this.#kept.keys()) {
        if (this.#kept.size <= MAX_KEPT) break;
        this.#kept.delete(oldest);
      }
    }
    if (read.unreadable.length > 0) throw refusal(read.unreadable);
    const { document } = read;
    const references = await this.#openReferences(db, standing, read.references);
    return { kind, id, name, version: version ?? 0, revision, publishedAt: new Date(), document, references };
  }

  /**
   * What a draft names, without what its maker may not let the system name and users do not have in it: nobody gave that to
   * users, and whoever saved it may have had another right, or nothing was there then.
   */
  async #openReferences(
    db: Kysely<Database>,
    { kind, id, system }: Standing,
    references: readonly Reference[],
  ): Promise<readonly Reference[]> {
    if (this.#maker.isAdmin) return references;
    const around = await this.#around(db, system);
    const had = around.namedAsUsed(keyOf({ kind, id }));
    const closed = around.closedTo(this.#maker);
    return references.filter((each) => keysAt(each).every((key) => had.has(key) || !closed.has(key)));
  }

  /** What is named around the documents of a system; read once. */
  #around(db: Kysely<Database>, system: string | null): Promise<NamedDocuments> {
    const known =
      this.#named.get(system) ??
      NamedDocuments.read({ db, platform: { documents: this.#published } }, system);
    this.#named.set(system, known);
    return known;
  }
}

const isChanged = ({ revision, publishedRevision }: Standing): boolean => revision !== publishedRevision;

function withGrants(form: FormDocument, grants: FormDocument['grants']): FormDocument {
  const known = underDraft.get(form);
  if (known?.grants === grants) return known.form;
  const made = Object.freeze({ ...form, grants });
  underDraft.set(form, { grants, form: made });
  return made;
}
