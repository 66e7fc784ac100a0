import type { Static } from 'typebox';
import { storedKind } from '../../src/schemas/kinds.ts';
import type { DocumentWork } from './services.ts';
import { AppError } from '../errors/AppError.ts';
import type { InputError } from '../errors/AppError.ts';
import { lockOwnDraft } from './draftRepository.ts';
import { documentTopic } from './editors.ts';
import { countLiveInstances } from './flowInstances.ts';
import { lockPublications } from './publicationLock.ts';
import { actorName } from '../session/actor.ts';
import type { WithdrawParam } from './schema.ts';
import { keepRemoved } from './trash.ts';
import { describeUser, usersOf } from './usage.ts';
import type { ResourceUser } from './usage.ts';
import { deleteResource, forgetViews } from './versionRepository.ts';

/** Says of one user that it stands in the way. */
function inUse(user: ResourceUser): InputError {
  const { zhCN, enUS } = describeUser(user);
  return { path: 'id', code: 'USED_BY', message: { zhCN: `${zhCN}仍在使用`, enUS: `${enUS} still uses it` } };
}

/** Says that instances of flows live by it: a version that they go on under is never removed. */
function inInstances(count: number): InputError {
  const message = {
    zhCN: `还有 ${count} 个流程实例正在进行，须等它们结束后再删除`,
    enUS: `It is needed by flow instances that are still running: ${count}. Remove it once they have ended`,
  };
  return { path: 'id', code: 'USED_BY', message };
}

/**
 * Removes a resource with its versions, and with the table of a form: nobody names it, no instance of a flow lives by it →
 * kept for a while, so that it may come back → gone. What the numbers of its versions were is kept, so that one of the same id counts on.
 * @throws AppError NOT_FOUND, REVISION_CONFLICT, IN_USE with who uses it, or how many instances live
 */
export async function removeResource(ctx: DocumentWork, param: Static<typeof WithdrawParam>): Promise<void> {
  const { id, version } = param;
  const kind = storedKind(param.kind);
  await lockPublications(ctx.db);
  const draft = await lockOwnDraft(ctx.db, kind, id);
  if (draft === undefined) throw new AppError('NOT_FOUND');
  const { name, revision, publishedVersion } = draft;
  if (version !== undefined && version !== publishedVersion) throw new AppError('REVISION_CONFLICT');
  const users = await usersOf(ctx.db, { kind, id });
  const live = await countLiveInstances(ctx.db, { kind, id });
  const running = live === 0 ? [] : [inInstances(live)];
  if (users.length > 0)
    throw new AppError('IN_USE', { errors: [...users.map(inUse), ...running], list: users });
  if (running[0]) throw new AppError('IN_USE', { errors: running, message: running[0].message });
  const kept = await ctx.platform.publicationEffects[kind]?.retire(ctx.db, id);
  await keepRemoved(ctx.db, { kind, id, actor: actorName(ctx.actor) }, kept);
  if (kind === 'mgrList') await forgetViews(ctx.db, id);
  await deleteResource(ctx.db, { kind, id });
  ctx.audit({ resource: `${kind}/${id}`, before: { name, revision, version: publishedVersion } });
  ctx.changed(documentTopic({ kind, id }));
}
