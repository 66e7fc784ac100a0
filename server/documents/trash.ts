import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { ResourceKind } from '../../src/schemas/kinds.ts';
import type { Database } from '../db/database.ts';
import { AppError, inputError } from '../errors/AppError.ts';
import { actorName } from '../session/actor.ts';
import { hasDesignRight } from './designPolicy.ts';
import { insertDraft } from './draftRepository.ts';
import { documentTopic } from './editors.ts';
import { isReadByInstances } from './flowInstances.ts';
import type { DocumentWork, PublicationEffects } from './services.ts';

/** Days that what is removed may come back: a document, or a field with its values. */
export const KEPT_DAYS = 30;

const isKept = sql<boolean>`removed_at > now() - make_interval(days => ${KEPT_DAYS})`;

/** A removed document. */
export interface RemovedDocument {
  readonly id: string;
  readonly kind: ResourceKind;
  readonly document: string;
  readonly name: string;
  readonly removedAt: Date;
  readonly removedBy: string;
  /** Whose it was (`ownership.ts`). */
  readonly system: string | null;
}

/** Keeps a locked resource, with its versions, as it is about to be removed. @param kept what its kind keeps beside it */
export async function keepRemoved(
  db: Kysely<Database>,
  at: { readonly kind: ResourceKind; readonly id: string; readonly actor: string },
  kept: object | undefined,
): Promise<void> {
  const removed = randomUUID();
  const { kind, id, actor } = at;
  const beside = kept === undefined ? null : JSON.stringify(kept);
  await sql`insert into atrium.removed_document (id, kind, document, name, schema, removed_by, kept, system, shared, tags)
    select ${removed}, kind, id, name, schema, ${actor}, ${beside}::jsonb, system, shared, tags
    from atrium.resource where kind = ${kind} and id = ${id}`.execute(db);
  await sql`insert into atrium.removed_version
      (removed, version, revision, name, schema, published_at, published_by, note, replaced)
    select ${removed}, version, revision, name, schema, published_at, published_by, note, replaced
    from atrium.resource_version where kind = ${kind} and id = ${id}`.execute(db);
}

/** Removed documents that may come back, the latest first. */
export async function listRemoved(db: Kysely<Database>): Promise<readonly RemovedDocument[]> {
  const rows = await db
    .selectFrom('atrium.removed_document as d')
    .leftJoin('atrium.user_account as u', 'u.id', 'd.removed_by')
    .select(['d.id', 'd.kind', 'd.document', 'd.name', 'd.system', 'd.removed_at as removedAt'])
    .select(sql<string>`coalesce(u.real_name, d.removed_by)`.as('removedBy'))
    .where(isKept)
    .orderBy('d.removed_at', 'desc')
    .orderBy('d.id')
    .limit(1_000)
    .execute();
  return rows as readonly RemovedDocument[];
}

/** Whose the removed documents of a name were that may come back; null: the administrators'. */
export async function systemsOfRemoved(
  db: Kysely<Database>,
  { kind, id }: { readonly kind: ResourceKind; readonly id: string },
): Promise<readonly (string | null)[]> {
  const rows = await db
    .selectFrom('atrium.removed_document')
    .select('system')
    .where('kind', '=', kind)
    .where('document', '=', id)
    .where(isKept)
    .execute();
  return rows.map(({ system }) => system);
}

/**
 * Brings a removed document back, with its versions and what its kind keeps, as a draft that is not published.
 * @throws AppError NOT_FOUND; ID_EXISTS where another one has its id by now
 */
export async function restoreRemoved(
  ctx: DocumentWork,
  removed: string,
): Promise<{ kind: ResourceKind; id: string; revision: number }> {
  const found = await ctx.db
    .selectFrom('atrium.removed_document')
    .select(['kind', 'document as id', 'name', 'schema', 'kept', 'system', 'shared', 'tags'])
    .where('id', '=', removed)
    .where(isKept)
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined) throw new AppError('NOT_FOUND');
  const kind = found.kind as ResourceKind;
  const { id, name, schema, kept, system, shared, tags } = found;
  // Whose it was shall not be told by how it is refused.
  if (!hasDesignRight(ctx.actor, 'design', system)) throw new AppError('NOT_FOUND');
  const draft = { kind, id, name, schema, system, shared, tags, actor: actorName(ctx.actor) };
  const revision = await insertDraft(ctx.db, draft);
  if (revision === undefined) throw new AppError('ID_EXISTS', { errors: [inputError('id', 'NOT_UNIQUE')] });
  await sql`insert into atrium.resource_version
      (kind, id, version, revision, name, schema, published_at, published_by, note, replaced)
    select ${kind}, ${id}, version, revision, name, schema, published_at, published_by, note, replaced
    from atrium.removed_version where removed = ${removed}`.execute(ctx.db);
  await ctx.db.deleteFrom('atrium.removed_document').where('id', '=', removed).execute();
  if (kept !== null) await ctx.platform.publicationEffects[kind]?.restore(ctx.db, id, kept);
  ctx.audit({ resource: `${kind}/${id}`, after: { revision, name } });
  ctx.changed(documentTopic({ kind, id }));
  return { kind, id, revision };
}

/**
 * Throws away removed documents that have had their time, with what their kinds keep; each in a transaction of its own.
 * The versions of those that instances of flows are read under stay, though nothing brings them back.
 * @throws AggregateError at the end, of what could not be thrown away
 */
export async function purgeRemoved(db: Kysely<Database>, effects: PublicationEffects): Promise<void> {
  const isOver = sql<boolean>`d.removed_at <= now() - make_interval(days => ${KEPT_DAYS})
    and (d.kept is not null or not ${isReadByInstances})`;
  const overdue = await db
    .selectFrom('atrium.removed_document as d')
    .select('d.id')
    .where(isOver)
    .limit(100)
    .execute();
  const failures: unknown[] = [];
  const purge = async (trx: Kysely<Database>, removed: string): Promise<void> => {
    const found = await trx
      .selectFrom('atrium.removed_document as d')
      .select(['d.kind', 'd.document', 'd.kept', isReadByInstances.as('isRead')])
      .where('d.id', '=', removed)
      .where(isOver)
      .forUpdate()
      .executeTakeFirst();
    if (found === undefined) return;
    const { kind, document, kept, isRead } = found;
    if (isRead)
      await trx
        .updateTable('atrium.removed_document')
        .set({ kept: null })
        .where('id', '=', removed)
        .execute();
    else await trx.deleteFrom('atrium.removed_document').where('id', '=', removed).execute();
    if (kept !== null) await effects[kind as ResourceKind]?.purge(trx, document, kept);
  };
  for (const { id } of overdue) {
    await db
      .transaction()
      .execute((trx) => purge(trx, id))
      .catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Removed documents could not be thrown away');
}
