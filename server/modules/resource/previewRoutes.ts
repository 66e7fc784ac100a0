import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { writeAudit } from '../../audit/audit.ts';
import { defineCall } from '../../call/defineCall.ts';
import type { CallContext } from '../../call/definition.ts';
import { noteGoodToken } from '../../call/sessionOf.ts';
import { permitAnyDesigner } from '../../documents/permits.ts';
import { previewableRoles, requirePreview } from '../../documents/previewRights.ts';
import { PreviewChoicesParam, PreviewParam } from '../../documents/schema.ts';
import { inputError, invalidInput } from '../../errors/AppError.ts';
import { listChoices } from '../../organisation/choices.ts';
import { choicePage } from '../../organisation/choicePage.ts';
import { presentChoice } from '../../organisation/presentChoice.ts';
import { hasRole } from '../../organisation/roles.ts';
import { issuePreview } from '../../session/previews.ts';
import { tokenText } from '../../session/token.ts';

/** People that one search answers. */
const PAGE = 20;

type PreviewContext = CallContext<Static<typeof PreviewParam>>;

/** Calls of the manager service by which designers look at what they make as others do. */
export function registerPreview(app: FastifyInstance): void {
  defineCall(app, {
    service: 'manager',
    path: '/resource/preview.do',
    action: 'resource.preview',
    about:
      'Makes a token by which the portal is looked at as a role, or as somebody who has it: with drafts where the caller may read them, in the systems over which the caller has the right `preview`. It reads and does nothing else, lasts 30 minutes, and ends with the session that it is made in. Of one person at most 20 are alive.',
    answers: { result: '`{ token: [...], expiresAt }`' },
    codes: ['INPUT_INVALID'],
    example: {
      param: { role: 'counsellor', at: '2026-09-01T08:00:00+08:00' },
      answer: { result: { token: ['cp', '…'], expiresAt: '2026-11-28T08:30:00.000Z' } },
    },
    access: 'designer',
    permit: ({ db, actor, param }) => requirePreview({ db, actor }, param.role),
    writes: true,
    // The answer holds a token, so it is not kept to be answered again.
    transaction: 'own',
    param: PreviewParam,
    handler: async (ctx) => ({ result: await preview(ctx) }),
  });
  defineCall(app, {
    service: 'manager',
    path: '/resource/previewChoices.do',
    action: 'resource.previewChoices',
    about:
      'The roles as which the caller may look; with `role` people who have it, searched as `getSelectorData.htm` does.',
    answers: { list: '`{ value, label }`' },
    access: 'designer',
    permit: async ({ db, actor, param }) => {
      if (param.role === undefined) permitAnyDesigner();
      else await requirePreview({ db, actor }, param.role);
    },
    param: PreviewChoicesParam,
    handler: async (ctx) => {
      const { role, keyword = '' } = ctx.param;
      if (role === undefined) {
        const roles = await previewableRoles(ctx);
        return { list: roles.map(({ groupid, name }) => ({ value: groupid, label: name })) };
      }
      const page = choicePage(ctx.actor, 'person', { keyword, offset: 0, limit: PAGE });
      const { choices } = await listChoices(ctx.db, { source: 'person', role, ...page });
      return { list: choices.map(presentChoice) };
    },
  });
}

/** @throws AppError INPUT_INVALID where whoever is meant does not have the role, or `at` is no time */
async function preview(ctx: PreviewContext): Promise<{ token: readonly string[]; expiresAt: string }> {
  const { role, userId, recordId } = ctx.param;
  const { userId: maker, groupId: makerRole = '' } = ctx.actor;
  const at = ctx.param.at === undefined ? undefined : new Date(ctx.param.at);
  if (at !== undefined && Number.isNaN(at.getTime())) throw invalidInput(inputError('at', 'VALUE_INVALID'));
  if (userId !== undefined && !(await hasRole(ctx.db, userId, role)))
    throw invalidInput(inputError('userId', 'NOT_FOUND'));
  const { token, expiresAt } = await ctx.db.transaction().execute(async (trx) => {
    const made = { parent: ctx.token, maker, makerRole, role, userId, recordId, at };
    const issued = await issuePreview(trx, made);
    await writeAudit(trx, [
      {
        actor: maker,
        ip: ctx.ip,
        action: 'resource.preview',
        resource: userId === undefined ? `role/${role}` : `user/${userId}`,
        after: { role, userId, recordId, at: at?.toISOString() },
        result: 'accepted',
        requestId: ctx.traceId,
      },
    ]);
    return issued;
  });
  noteGoodToken(ctx.platform, tokenText(token));
  return { token, expiresAt: expiresAt.toISOString() };
}
