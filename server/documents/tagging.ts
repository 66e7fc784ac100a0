import { sql } from 'kysely';
import type { Static } from 'typebox';
import { type ResourceKind, storedKind } from '../../src/schemas/kinds.ts';
import { AppError, inputError, invalidInput } from '../errors/AppError.ts';
import { lockOwnDraft } from './draftRepository.ts';
import { documentTopic } from './editors.ts';
import { refuseHandingOver } from './handingOver.ts';
import { ownershipOf } from './ownership.ts';
import { requireSystem } from './permits.ts';
import { MOST_TAGS, type TagParam } from './schema.ts';
import type { DocumentReading, DocumentWork } from './services.ts';

/**
 * Refuses to give documents to a system that is not there, or where the caller designs nothing; a system is its own. What
 * giving them away takes over the documents themselves is `refuseHandingOver`'s to say.
 * @param system null: the administrators
 * @param path where it stands in the payload
 * @throws AppError FORBIDDEN, INPUT_INVALID
 */
export async function refuseTagging(
  ctx: DocumentReading,
  documents: readonly { readonly kind: ResourceKind; readonly id: string }[],
  system: string | null,
  path: string,
): Promise<void> {
  if (documents.some(({ kind }) => kind === 'system')) throw invalidInput(inputError(path, 'VALUE_INVALID'));
  requireSystem(ctx, system ?? undefined, 'design');
  if (system !== null && (await ownershipOf(ctx.db, [{ kind: 'system', id: system }])).size === 0)
    throw invalidInput(inputError(path, 'NOT_FOUND'));
}

/** Tags as they are kept: without space around them, none twice. */
export const cleanTags = (tags: readonly string[]): string[] => [
  ...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== '')),
];

/** The tags of some documents, by `kind/id`, of those that have any. */
export async function tagsOf(
  db: DocumentReading['db'],
  keys: Iterable<string>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ key: string; tags: readonly string[] }>`
    select kind || '/' || id as key, tags from atrium.resource
    where tags <> '{}' and kind || '/' || id = any(${[...keys]}::text[])`.execute(db);
  return new Map(rows.map(({ key, tags }) => [key, tags]));
}

/** Gives a document that is here the tags that come with it, beside its own. @returns all of them; undefined: it had them */
export async function addTags(
  db: DocumentReading['db'],
  { kind, id }: { readonly kind: ResourceKind; readonly id: string },
  coming: readonly string[],
): Promise<readonly string[] | undefined> {
  const key = `${kind}/${id}`;
  const own = (await tagsOf(db, [key])).get(key) ?? [];
  const tags = cleanTags([...own, ...coming]).slice(0, MOST_TAGS);
  if (tags.length === own.length) return undefined;
  await db
    .updateTable('atrium.resource')
    .set({ tags })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute();
  return tags;
}

/**
 * Notes beside a document what is no part of it: tags, whose it is, and whether others may name it. Whoever gives it to
 * another system has the right to design there too, and over the document what is given with it (`handingOver.ts`).
 * @throws AppError NOT_FOUND, PRODUCT_DOCUMENT, FORBIDDEN; INPUT_INVALID for a system that is not there, and for that of a system
 */
export async function tagDocument(ctx: DocumentWork, param: Static<typeof TagParam>): Promise<void> {
  const { id, shared } = param;
  // Nobody's but the administrators'.
  const system = param.system === '' ? null : param.system;
  const kind = storedKind(param.kind);
  if ((await lockOwnDraft(ctx.db, kind, id)) === undefined) throw new AppError('NOT_FOUND');
  if (system !== undefined) await refuseTagging(ctx, [{ kind, id }], system, 'system');
  await refuseHandingOver(ctx, [{ kind, id }], { system, shared });
  const tags = param.tags && cleanTags(param.tags);
  const changes = {
    ...(tags && { tags }),
    ...(system !== undefined && { system }),
    ...(shared !== undefined && { shared }),
  };
  if (Object.keys(changes).length === 0) return;
  const at = { kind, id };
  const before = await ctx.db
    .selectFrom('atrium.resource')
    .select(['tags', 'system', 'shared'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  await ctx.db
    .updateTable('atrium.resource')
    .set(changes)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute();
  ctx.audit({ resource: `${kind}/${id}`, before: { ...before }, after: changes });
  ctx.changed(documentTopic(at));
}
