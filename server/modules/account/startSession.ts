import type { Kysely } from 'kysely';
import type { LoginResponse } from '../../../src/schemas/wire/session.ts';
import { writeAudit } from '../../audit/audit.ts';
import type { AccessContext } from '../../call/definition.ts';
import type { Database } from '../../db/database.ts';
import { noteGoodToken } from '../../call/sessionOf.ts';
import { AppError } from '../../errors/AppError.ts';
import { hasInitialPassword } from '../../session/initialPassword.ts';
import { findLiveSession, issueSession, revokeToken } from '../../session/repository.ts';
import type { LiveSession, NewSession } from '../../session/repository.ts';
import { tokenText } from '../../session/token.ts';
import { presentLogin } from './presenter.ts';

export type OpenSession = Omit<NewSession, 'ip' | 'device'>;

/**
 * Issues a session with its audit row, and the login response for it. Every way of logging in ends here.
 * @param replaces the token that dies as the new one is issued
 */
export async function startSession(
  ctx: AccessContext,
  session: OpenSession,
  action: string,
  replaces?: string,
): Promise<LoginResponse> {
  const response = await ctx.platform.db.transaction().execute(async (trx) => {
    if (replaces !== undefined && !(await revokeToken(trx, replaces))) throw new AppError('TOKEN_EXPIRED');
    const token = await issueSession(trx, { ...session, ip: ctx.ip, device: ctx.device });
    const live = await findLiveSession(trx, tokenText(token));
    if (live === undefined) throw new AppError('TOKEN_EXPIRED');
    await writeAudit(trx, [
      {
        actor: session.userId ?? session.kind,
        ip: ctx.ip,
        action,
        resource: 'session',
        after: {
          kind: session.kind,
          loginType: session.loginType,
          ...(session.appKey !== undefined && { appKey: session.appKey }),
        },
        result: 'accepted',
        requestId: ctx.traceId,
      },
    ]);
    const isInitial = await asksForPassword(trx, live);
    return presentLogin(live, token, ctx.platform.project.schoolId, ctx.locale, isInitial);
  });
  noteGoodToken(ctx.platform, tokenText(response.token));
  return response;
}

/** Whether who is logged in is to change the password that they were given; in a preview nobody is. */
export const asksForPassword = async (
  db: Kysely<Database>,
  { kind, user_id }: LiveSession,
): Promise<boolean> => kind === 'web' && hasInitialPassword(db, user_id);

/** Opens a session that ends when the given one would have: exchanging tokens prolongs nothing. */
export function continueSession(
  ctx: AccessContext,
  userId: string | null,
  from: Pick<LiveSession, 'kind' | 'login_type' | 'auth_version' | 'absolute_at' | 'embed'>,
  action: string,
  replaces?: string,
): Promise<LoginResponse> {
  return startSession(
    ctx,
    {
      userId,
      kind: from.kind,
      loginType: from.login_type,
      authVersion: from.auth_version,
      absoluteAt: from.absolute_at,
      appKey: from.embed?.appKey,
    },
    action,
    replaces,
  );
}
