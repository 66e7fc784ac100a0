import type { Static } from 'typebox';
import { storedKind } from '../../src/schemas/kinds.ts';
import type { DocumentWork } from './services.ts';
import { AppError } from '../errors/AppError.ts';
import type { InputError } from '../errors/AppError.ts';
import { lockOwnDraft } from './draftRepository.ts';
import { documentTopic } from './editors.ts';
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

/**
 * Removes a resource with its versions, and with the table of a form: nobody names it → kept for a while, so that it may
 * come back → gone. What the numbers of its versions were is kept, so that one of the same id counts on.
 * @throws AppError NOT_FOUND, REVISION_CONFLICT, IN_USE with who uses it
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
  if (users.length > 0) throw new AppError('IN_USE', { errors: users.map(inUse), list: users });
  const kept = await ctx.platform.publicationEffects[kind]?.retire(ctx.db, id);
  await keepRemoved(ctx.db, { kind, id, actor: actorName(ctx.actor) }, kept);
  if (kind === 'mgrList') await forgetViews(ctx.db, id);
  await deleteResource(ctx.db, { kind, id });
  ctx.audit({ resource: `${kind}/${id}`, before: { name, revision, version: publishedVersion } });
  ctx.changed(documentTopic({ kind, id }));
}
