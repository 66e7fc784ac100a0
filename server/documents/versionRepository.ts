import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { ResourceKind } from '../../src/schemas/kinds.ts';
import type { Database } from '../db/database.ts';
import { notePublished, noteUnpublished } from './catalogue.ts';
import type { Draft } from './draftRepository.ts';

/** A locked draft that becomes a version. */
type VersionDraft = Draft & { readonly revision: number; readonly note?: string | undefined };

/**
 * Keeps a locked draft that is about to be replaced as a version that users do not have, so that it can be gone back to;
 * nothing where a version of its revision is there.
 */
export async function keepDraft(db: Kysely<Database>, draft: VersionDraft): Promise<void> {
  const known = await db
    .selectFrom('atrium.resource_version')
    .select('version')
    .where('kind', '=', draft.kind)
    .where('id', '=', draft.id)
    .where('revision', '=', draft.revision)
    .executeTakeFirst();
  if (known === undefined) await insertVersion(db, draft, true);
}

/**
 * Adds an immutable version of a locked draft and points readers to it. Numbers count on, also over a removal: none
 * ever means two documents.
 * @returns the version
 */
export async function addVersion(db: Kysely<Database>, draft: VersionDraft): Promise<number> {
  const version = await insertVersion(db, draft);
  await pointTo(db, draft, version);
  await notePublished(db, draft, draft.schema);
  return version;
}

async function insertVersion(db: Kysely<Database>, draft: VersionDraft, replaced = false): Promise<number> {
  const { kind, id, name, schema, revision, actor, note = null } = draft;
  const version = sql<number>`1 + greatest(
    coalesce((select max(version) from atrium.resource_version where kind = ${kind} and id = ${id}), 0),
    coalesce((select version from atrium.removed_resource where kind = ${kind} and id = ${id}), 0))`;
  const added = await db
    .insertInto('atrium.resource_version')
    .values({
      ...{ kind, id, version, revision, name, note, replaced },
      schema: JSON.stringify(schema),
      published_by: actor,
    })
    .returning('version')
    .executeTakeFirstOrThrow();
  return added.version;
}

/** Takes a locked resource from its readers. */
export async function pointToNone(
  db: Kysely<Database>,
  at: { readonly kind: ResourceKind; readonly id: string },
): Promise<void> {
  await pointTo(db, at, null);
  await noteUnpublished(db, at);
}

/** Points readers to a version of a locked draft, or to none. */
async function pointTo(
  db: Kysely<Database>,
  { kind, id }: { readonly kind: ResourceKind; readonly id: string },
  version: number | null,
): Promise<void> {
  await db
    .updateTable('atrium.resource')
    .set({ published_version: version })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute();
}

/** An entry of a resource's history. */
export interface ListedVersion {
  readonly version: number;
  readonly revision: number;
  readonly name: string;
  readonly published_at: Date;
  readonly published_by: string;
  /** Name of the user who published it; null where that is no user. */
  readonly publisher: string | null;
  /** What its publisher said of it. */
  readonly note: string | null;
  /** Whether it is the one that users have. */
  readonly published: boolean;
  /** Whether it is a draft that an import or a rollback has replaced, which users never had. */
  readonly replaced: boolean;
}

/** The versions of a resource, newest first, with the number of all. `limit` -1 is all. */
export async function listVersions(
  db: Kysely<Database>,
  { kind, id }: { readonly kind: ResourceKind; readonly id: string },
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ rows: readonly ListedVersion[]; total: number }> {
  const versions = db
    .selectFrom('atrium.resource_version as v')
    .where('v.kind', '=', kind)
    .where('v.id', '=', id);
  let page = versions
    .innerJoin('atrium.resource as r', (join) =>
      join.onRef('r.kind', '=', 'v.kind').onRef('r.id', '=', 'v.id'),
    )
    .leftJoin('atrium.user_account as u', 'u.id', 'v.published_by')
    .select(['v.version', 'v.revision', 'v.name', 'v.published_at', 'v.published_by', 'v.note', 'v.replaced'])
    .select(['u.real_name as publisher'])
    .select(sql<boolean>`v.version is not distinct from r.published_version`.as('published'))
    .orderBy('v.version', 'desc')
    .offset(offset);
  if (limit >= 0) page = page.limit(limit);
  const rows = await page.execute();
  const counted = await versions.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  return { rows, total: counted.total };
}

/** Removes a locked resource with its versions, and keeps how far its numbers were. */
export async function deleteResource(
  db: Kysely<Database>,
  { kind, id }: { readonly kind: ResourceKind; readonly id: string },
): Promise<void> {
  await sql`
    insert into atrium.removed_resource as kept (kind, id, revision, version)
    select r.kind, r.id, r.revision, coalesce((select max(version) from atrium.resource_version v
      where v.kind = r.kind and v.id = r.id), 0)
    from atrium.resource r where r.kind = ${kind} and r.id = ${id}
    on conflict (kind, id) do update
      set revision = excluded.revision, version = greatest(kept.version, excluded.version)`.execute(db);
  await db.deleteFrom('atrium.resource').where('kind', '=', kind).where('id', '=', id).execute();
}

/** Removes the saved views of a list that is gone; one of the same id would show them. */
export async function forgetViews(db: Kysely<Database>, list: string): Promise<void> {
  await db.deleteFrom('atrium.list_view').where('list', '=', list).execute();
}
