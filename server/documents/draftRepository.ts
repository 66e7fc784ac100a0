import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { ResourceKind } from '../../src/schemas/kinds.ts';
import type { Database } from '../db/database.ts';
import { besidePublished, IS_OPEN } from './besidePublished.ts';
import { AppError } from '../errors/AppError.ts';
import { noteDraft } from './catalogue.ts';
import { ownerOf } from './ownership.ts';

/** `product`: a document that comes with the product, which alone changes it. */
export type Origin = 'own' | 'product';

/** What a save stores. */
export interface Draft {
  readonly kind: ResourceKind;
  readonly id: string;
  readonly name: string;
  readonly schema: unknown;
  readonly actor: string;
  /** Where it comes from; absent: the deployment's own. */
  readonly origin?: Origin;
  /** Of a new one, whose it is (`ownership.ts`); absent: the administrators'. */
  readonly system?: string | null;
  readonly shared?: boolean;
  readonly tags?: readonly string[];
}

/** A draft as it stands, with where its published version stands. */
export interface LockedDraft {
  readonly name: string;
  readonly schema: unknown;
  readonly revision: number;
  readonly origin: Origin;
  /** Whose it is (`ownership.ts`). */
  readonly system: string | null;
  /** null: not published. */
  readonly publishedVersion: number | null;
  /** Revision of the draft that the published version was made of. */
  readonly publishedRevision: number | null;
}

/** Creates a resource; undefined where the id exists already. One that was removed goes on counting. */
export async function insertDraft(db: Kysely<Database>, draft: Draft): Promise<number | undefined> {
  const row = await db
    .insertInto('atrium.resource')
    .values({
      kind: draft.kind,
      id: draft.id,
      name: draft.name,
      schema: JSON.stringify(draft.schema),
      revision: sql<number>`1 + coalesce((select revision from atrium.removed_resource
        where kind = ${draft.kind} and id = ${draft.id}), 0)`,
      updated_by: draft.actor,
      published_version: null,
      thumbnail: null,
      thumbnail_style: null,
      origin: draft.origin ?? 'own',
      system: draft.origin === 'product' ? null : ownerOf(draft),
      shared: draft.shared ?? false,
      tags: [...(draft.tags ?? [])],
    })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doNothing())
    .returning('revision')
    .executeTakeFirst();
  if (row !== undefined) await noteDraft(db, draft, draft.schema);
  return row?.revision;
}

/** Replaces a draft at the revision that was read; undefined where it has moved on. */
export async function updateDraft(
  db: Kysely<Database>,
  draft: Draft,
  revision: number,
): Promise<number | undefined> {
  const row = await db
    .updateTable('atrium.resource')
    .set({
      name: draft.name,
      schema: JSON.stringify(draft.schema),
      revision: revision + 1,
      updated_at: sql<Date>`now()`,
      updated_by: draft.actor,
    })
    .where('kind', '=', draft.kind)
    .where('id', '=', draft.id)
    .where('revision', '=', revision)
    .where('origin', '=', draft.origin ?? 'own')
    .returning('revision')
    .executeTakeFirst();
  if (row !== undefined) await noteDraft(db, draft, draft.schema);
  return row?.revision;
}

/** A draft, locked until the transaction ends. */
export async function lockDraft(
  db: Kysely<Database>,
  kind: ResourceKind,
  id: string,
): Promise<LockedDraft | undefined> {
  const draft = await db
    .selectFrom('atrium.resource')
    .select(['name', 'schema', 'revision', 'origin', 'system', 'published_version as publishedVersion'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (draft === undefined) return undefined;
  // Asked for behind the lock: a join would not see the version that the lock was waited for.
  const version = await db
    .selectFrom('atrium.resource_version')
    .select('revision')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('version', '=', draft.publishedVersion)
    .executeTakeFirst();
  return { ...draft, publishedRevision: version?.revision ?? null };
}

/**
 * The same for somebody who changes what is there.
 * @throws AppError PRODUCT_DOCUMENT for one that comes with the product
 */
export async function lockOwnDraft(
  db: Kysely<Database>,
  kind: ResourceKind,
  id: string,
): Promise<LockedDraft | undefined> {
  const draft = await lockDraft(db, kind, id);
  if (draft?.origin === 'product') throw new AppError('PRODUCT_DOCUMENT');
  return draft;
}

/** A draft as it stands, for those who change it at the revision that they have read (`updateDraft`). */
export async function readDraft(
  db: Kysely<Database>,
  kind: ResourceKind,
  id: string,
): Promise<Pick<LockedDraft, 'schema' | 'revision' | 'origin' | 'system'> | undefined> {
  return db
    .selectFrom('atrium.resource')
    .select(['schema', 'revision', 'origin', 'system'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Who saved a draft last, and when. */
export async function lastSaved(
  db: Kysely<Database>,
  kind: ResourceKind,
  id: string,
): Promise<{ by: string; at: Date; revision: number; origin: Origin; system: string | null } | undefined> {
  return db
    .selectFrom('atrium.resource as r')
    .leftJoin('atrium.user_account as u', 'u.id', 'r.updated_by')
    .select([
      sql<string>`coalesce(u.real_name, r.updated_by)`.as('by'),
      'r.updated_at as at',
      'r.revision',
      'r.origin',
      'r.system',
    ])
    .where('r.kind', '=', kind)
    .where('r.id', '=', id)
    .executeTakeFirst();
}

/** Drafts that say something else than what is published of them, or of which nothing is. */
export async function listOpenDrafts(
  db: Kysely<Database>,
): Promise<readonly { kind: string; id: string; schema: unknown }[]> {
  return besidePublished(db)
    .select(['r.kind', 'r.id', 'r.schema'])
    .where(IS_OPEN)
    .orderBy('r.kind')
    .orderBy('r.id')
    .execute();
}
