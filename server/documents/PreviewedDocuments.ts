import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DocumentByKind, DocumentKind, FormDocument } from '../../src/schemas/documents/index.ts';
import type { ResourceKind } from '../../src/schemas/kinds.ts';
import type { Database } from '../db/database.ts';
import { type Designer, mayDesign, mayReadDesign } from './designPolicy.ts';
import { refusal } from './documentShape.ts';
import { keysAt, NamedDocuments } from './NamedDocuments.ts';
import { keyOf } from './naming.ts';
import { type DocumentReader, type Kept, type Published, readStored } from './publishedDocuments.ts';
import type { Reference } from './references.ts';
import { readDrafts } from './repository.ts';
import { listStanding, type Standing } from './standing.ts';

/** Drafts kept parsed, of each document that is changed the latest one. */
const draftsOf = new WeakMap<DocumentReader, Map<string, KeptDraft>>();
interface KeptDraft extends Kept {
  readonly revision: number;
}

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
  readonly #kept: Map<string, KeptDraft>;
  readonly #named = new Map<string | null, Promise<NamedDocuments>>();
  #standing: Promise<ReadonlyMap<string, Standing>> | undefined;

  constructor(published: DocumentReader, maker: Designer) {
    this.#published = published;
    this.#maker = maker;
    this.#kept = draftsOf.get(published) ?? new Map<string, KeptDraft>();
    draftsOf.set(published, this.#kept);
  }

  /** A text that changes whenever another document would be in force. */
  async stamp(db: Kysely<Database>): Promise<string> {
    const hash = createHash('md5');
    for (const { revision, version, system, shared, ...at } of (await this.#all(db)).values())
      hash.update(JSON.stringify([at.kind, at.id, revision, version, system, shared]));
    return hash.digest('hex');
  }

  async find<K extends DocumentKind>(
    db: Kysely<Database>,
    kind: K,
    id: string,
  ): Promise<Published<DocumentByKind[K]> | undefined> {
    if (kind !== 'form')
      return (await this.findShown(db, kind, id)) as Published<DocumentByKind[K]> | undefined;
    const standing = (await this.#all(db)).get(keyOf({ kind, id }));
    const published = await this.#published.find(db, 'form', id);
    const form =
      standing && this.#follows(standing)
        ? this.#formInForce(standing, published, await this.#draft(db, standing))
        : published;
    return form as Published<DocumentByKind[K]> | undefined;
  }

  async findShown(db: Kysely<Database>, kind: ResourceKind, id: string): Promise<Published | undefined> {
    const standing = (await this.#all(db)).get(keyOf({ kind, id }));
    if (standing === undefined || !this.#opens(standing)) return undefined;
    if (!this.#follows(standing)) return this.#published.findShown(db, kind, id);
    const draft = await this.#draft(db, standing);
    const isWhole = kind !== 'form' || mayDesign(this.#maker, 'grant', standing);
    return isWhole ? draft : withPublishedGrants(draft, await this.#published.find(db, 'form', id));
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

  heldFlows(db: Kysely<Database>): Promise<ReadonlySet<string> | undefined> {
    return this.#published.heldFlows(db);
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
    if (!isChanged(standing) || standing.origin === 'product') return false;
    return standing.kind === 'condition'
      ? mayDesign(this.#maker, 'grant', standing)
      : mayReadDesign(this.#maker, standing);
  }

  /** The form that records are kept by. Only what is published has a place for them. */
  #formInForce(
    standing: Standing,
    published: Published<FormDocument> | undefined,
    draft: Published | undefined,
  ): Published | undefined {
    if (published === undefined || draft === undefined) return published;
    if (!mayDesign(this.#maker, 'grant', standing)) return published;
    const { grants } = draft.document as FormDocument;
    return { ...published, references: draft.references, document: withGrants(published.document, grants) };
  }

  async #listed(
    db: Kysely<Database>,
    published: readonly Published[],
    kind?: DocumentKind,
  ): Promise<readonly Published[]> {
    const byKey = new Map(published.map((each) => [keyOf(each), each]));
    const standings = [...(await this.#all(db)).values()].filter(
      (each) => (kind === undefined || each.kind === kind) && this.#opens(each),
    );
    const drafts = await this.#read(
      db,
      standings.filter((each) => this.#follows(each)),
    );
    return standings.flatMap((standing) => {
      const known = byKey.get(keyOf(standing));
      const draft = drafts.get(keyOf(standing));
      if (draft === undefined) return known ?? [];
      // What cannot be read is in no list.
      if (draft.unreadable.length > 0) return [];
      const made = asPublished(standing, draft);
      if (standing.kind !== 'form') return made;
      // A form that nobody has yet holds no records, and may be shown all the same.
      if (known === undefined && kind === undefined)
        return mayDesign(this.#maker, 'grant', standing)
          ? made
          : (withPublishedGrants(made, undefined) ?? []);
      return this.#formInForce(standing, known as Published<FormDocument> | undefined, made) ?? [];
    });
  }

  /** @throws AppError DOCUMENT_INVALID */
  async #draft(db: Kysely<Database>, standing: Standing): Promise<Published | undefined> {
    const draft = (await this.#read(db, [standing])).get(keyOf(standing));
    if (draft === undefined) return undefined;
    if (draft.unreadable.length > 0) throw refusal(draft.unreadable);
    return asPublished(standing, draft);
  }

  /** Drafts, those that are not kept in one statement, by `kind/id`. */
  async #read(db: Kysely<Database>, standings: readonly Standing[]): Promise<ReadonlyMap<string, KeptDraft>> {
    const missing = standings.filter((each) => this.#kept.get(keyOf(each))?.revision !== each.revision);
    const read = new Map<string, KeptDraft>();
    for (const row of await readDrafts(db, missing))
      read.set(keyOf(row), { ...readStored(row), revision: row.revision });
    for (const [key, draft] of read) this.#kept.set(key, draft);
    if (read.size > 0) await this.#forget(db);
    const found = new Map<string, KeptDraft>();
    for (const each of standings) {
      const draft = read.get(keyOf(each)) ?? this.#kept.get(keyOf(each));
      if (draft === undefined) continue;
      const references = await this.#openReferences(db, each, draft.references);
      found.set(keyOf(each), { ...draft, references });
    }
    return found;
  }

  /** Keeps no draft of what is gone, or is published as it stands. */
  async #forget(db: Kysely<Database>): Promise<void> {
    const all = await this.#all(db);
    for (const key of this.#kept.keys()) {
      const standing = all.get(key);
      if (standing === undefined || !isChanged(standing)) this.#kept.delete(key);
    }
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

const asPublished = ({ kind, id, name, version }: Standing, draft: KeptDraft): Published => {
  const { revision, document, references } = draft;
  return { kind, id, name, version: version ?? 0, revision, publishedAt: new Date(), document, references };
};

/** A form's draft for who may not give rights: it gives what is given now. */
function withPublishedGrants(
  draft: Published | undefined,
  published: Published<FormDocument> | undefined,
): Published | undefined {
  const { grants = [] } = published?.document ?? {};
  return draft && { ...draft, document: { ...(draft.document as FormDocument), grants } };
}
