import type { Static } from 'typebox';
import { storedKind } from '../../../src/schemas/kinds.ts';
import type { LocalText } from '../../../src/schemas/text.ts';
import type { CallContext } from '../../call/definition.ts';
import { AppError } from '../../errors/AppError.ts';
import type { Finding } from '../../errors/AppError.ts';
import { dropEmptyTable } from '../formModule/table.ts';
import { lockOwnDraft } from './draftRepository.ts';
import { holdPublishing } from './keeping.ts';
import type { WithdrawParam } from './schema.ts';
import { usersOf } from './usage.ts';
import type { ResourceUser } from './usage.ts';
import { deleteResource, forgetViews } from './versionRepository.ts';

const states: Readonly<Record<'published' | 'draft', LocalText>> = {
  published: { zhCN: '已发布', enUS: 'published' },
  draft: { zhCN: '草稿', enUS: 'draft' },
};

/** Says of one user where it stands, so that it can be opened and changed. */
function inUse({ kind, id, name, published }: ResourceUser): Finding {
  const state = states[published ? 'published' : 'draft'];
  return {
    path: 'id',
    code: 'USED_BY',
    message: {
      zhCN: `“${name}”（${kind}/${id}，${state.zhCN}）仍在使用`,
      enUS: `“${name}” (${kind}/${id}, ${state.enUS}) still uses it`,
    },
  };
}

/**
 * Removes a resource with its versions: nobody names it → a form's table is empty → gone. What the numbers of its
 * versions were is kept, so that one of the same id counts on.
 * @throws AppError NOT_FOUND, REVISION_CONFLICT, IN_USE with who uses it, HAS_RECORDS
 */
export async function removeResource(ctx: CallContext<Static<typeof WithdrawParam>>): Promise<void> {
  const { id, version } = ctx.param;
  const kind = storedKind(ctx.param.kind);
  await holdPublishing(ctx.db);
  const draft = await lockOwnDraft(ctx.db, kind, id);
  if (draft === undefined) throw new AppError('NOT_FOUND');
  const { name, revision, publishedVersion } = draft;
  if (version !== undefined && version !== publishedVersion) throw new AppError('REVISION_CONFLICT');
  const users = await usersOf(ctx.db, { kind, id });
  if (users.length > 0) throw new AppError('IN_USE', { errors: users.map(inUse), list: users });
  if (kind === 'form' && !(await dropEmptyTable(ctx.db, id))) throw new AppError('HAS_RECORDS');
  if (kind === 'mgrList') await forgetViews(ctx.db, id);
  await deleteResource(ctx.db, { kind, id });
  ctx.audit({ resource: `${kind}/${id}`, before: { name, revision, version: publishedVersion } });
}
