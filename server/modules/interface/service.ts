import type { Static } from 'typebox';
import { actorName } from '../../session/actor.ts';
import type { CallContext } from '../../call/definition.ts';
import { AppError } from '../../errors/AppError.ts';
import { lockPublications, lockRemovals } from '../../documents/publicationLock.ts';
import { usersOf } from '../../documents/usage.ts';
import type { ResourceUser } from '../../documents/usage.ts';
import { checkDefinition } from '../../interfaces/checkDefinition.ts';
import { brokenCallers, refuseWhileCalled } from '../../interfaces/inUse.ts';
import { presentInterface } from './presenter.ts';
import {
  deleteInterface,
  lockInterface,
  insertInterface,
  insertVersion,
  pointTo,
  updateInterface,
} from '../../interfaces/definition/repository.ts';
import type {
  InterfaceCaller,
  InterfaceKey,
  StoredInterface,
} from '../../interfaces/definition/repository.ts';
import type { InterfaceAtParam, SaveInterfaceParam } from '../../interfaces/definition/schema.ts';

type AtContext = CallContext<Static<typeof InterfaceAtParam>>;

/** The module of the back office that lists interfaces. */
const LISTED = 'platform-interface';

const nameOf = ({ moduleCode, interfaceUrl }: InterfaceKey): string =>
  `interface/${moduleCode}/${interfaceUrl}`;

/** @throws AppError NOT_FOUND, REVISION_CONFLICT */
async function findAt(ctx: AtContext): Promise<StoredInterface> {
  const found = await lockInterface(ctx.db, ctx.param);
  if (found === undefined) throw new AppError('NOT_FOUND');
  if (found.revision !== ctx.param.revision) throw new AppError('REVISION_CONFLICT');
  return found;
}

/** The refusal to remove what callers may still call. */
const stillPublished = (): AppError =>
  new AppError('IN_USE', {
    message: {
      zhCN: '该接口已发布，请先取消发布再删除',
      enUS: 'This interface is published; unpublish it before you delete it',
    },
  });

/**
 * Saves an interface; callers go on with what is published.
 * @returns its revision, and the version that is published, which somebody else may have changed meanwhile
 * @throws AppError DOCUMENT_INVALID, ID_EXISTS, NOT_FOUND, REVISION_CONFLICT
 */
export async function saveInterface(
  ctx: CallContext<Static<typeof SaveInterfaceParam>>,
): Promise<{ id: string; revision: number; publishedVersion: number | null }> {
  const definition = await checkDefinition(ctx, ctx.param.definition);
  const written = { definition, by: actorName(ctx.actor), now: ctx.now };
  const before = await lockInterface(ctx.db, definition);
  const { revision: at } = ctx.param;
  if (at !== undefined && before === undefined) throw new AppError('NOT_FOUND');
  const revision =
    at === undefined ? await insertInterface(ctx.db, written) : await updateInterface(ctx.db, at, written);
  if (revision === undefined) throw new AppError(at === undefined ? 'ID_EXISTS' : 'REVISION_CONFLICT');
  ctx.changed(LISTED);
  ctx.audit({
    resource: nameOf(definition),
    ...(before && { before: before.definition }),
    after: definition,
  });
  const id = `${definition.moduleCode}/${definition.interfaceUrl}`;
  return { id, revision, publishedVersion: before?.published_version ?? null };
}

/**
 * Publishes what is saved, checked anew.
 * @returns its version, and the published composed interfaces that read what is no longer there
 * @throws AppError NOT_FOUND, REVISION_CONFLICT, DOCUMENT_INVALID
 */
export async function publishInterface(
  ctx: AtContext,
): Promise<{ version: number; broken: readonly InterfaceCaller[] }> {
  const found = await findAt(ctx);
  // What its steps call stays published until it is so itself.
  await lockRemovals(ctx.db);
  const definition = await checkDefinition(ctx, found.definition);
  const version = await insertVersion(ctx.db, { definition, by: actorName(ctx.actor), now: ctx.now });
  ctx.changed(LISTED);
  ctx.audit({
    resource: nameOf(definition),
    before: { version: found.published_version },
    after: { version, definition },
  });
  return { version, broken: await brokenCallers(ctx, definition) };
}

/**
 * Takes an interface away from its callers.
 * @returns what users have that still calls it
 * @throws AppError NOT_FOUND, REVISION_CONFLICT, NOT_PUBLISHED, IN_USE where composed interfaces call it
 */
export async function unpublishInterface(ctx: AtContext): Promise<readonly ResourceUser[]> {
  const found = await findAt(ctx);
  if (found.published_version === null) throw new AppError('NOT_PUBLISHED');
  await lockPublications(ctx.db);
  await refuseWhileCalled(ctx.db, ctx.param);
  await pointTo(ctx.db, found, null);
  ctx.changed(LISTED);
  ctx.audit({ resource: nameOf(ctx.param), before: { version: found.published_version } });
  const id = `${ctx.param.moduleCode}/${ctx.param.interfaceUrl}`;
  return (await usersOf(ctx.db, { kind: 'call', id })).filter(({ published }) => published);
}

/** Removes an interface that is not published. @throws AppError NOT_FOUND, REVISION_CONFLICT, IN_USE */
export async function removeInterface(ctx: AtContext): Promise<void> {
  const found = await findAt(ctx);
  if (found.published_version !== null) throw stillPublished();
  if (!(await deleteInterface(ctx.db, ctx.param, found.revision))) throw new AppError('REVISION_CONFLICT');
  ctx.changed(LISTED);
  ctx.audit({ resource: nameOf(ctx.param), before: presentInterface(found) });
}
