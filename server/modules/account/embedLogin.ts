import type { LoginResponse } from '../../../src/schemas/wire/session.ts';
import type { AccessContext } from '../../call/definition.ts';
import { AppError } from '../../errors/AppError.ts';
import { addressKey } from '../../limits/addressKey.ts';
import { giveBackTry, loginBuckets } from '../../limits/loginLimit.ts';
import { takeEmbedCode } from '../../session/embedCodes.ts';
import { mayUseDemo } from './policy.ts';
import { findCredentialsOf } from './repository.ts';
import { startSession } from './startSession.ts';
import { take } from './tries.ts';

/**
 * Logs in by a code that the server of a registered site asked for. The session is bound to the site: it opens what the
 * appKey lists, ends with it, and neither administers nor designs, whoever it is for.
 * @throws AppError TOO_MANY_TRIES, EMBED_CODE_OVER
 */
export async function embedLogin(ctx: AccessContext, code: string): Promise<LoginResponse> {
  const { db, config } = ctx.platform;
  const key = `embed code ${addressKey(ctx.ip)}`;
  await take(ctx, { key, bucket: loginBuckets.visitor });
  const taken = await takeEmbedCode(db, code);
  const account = taken && (await findCredentialsOf(db, taken.userId));
  const usable = account?.is_demo !== true || mayUseDemo(config.demo, ctx.hostHeader, ctx.ip);
  if (taken === undefined || !usable) throw new AppError('EMBED_CODE_OVER');
  const { userId, authVersion, appKey } = taken;
  const session = { userId, kind: 'web', loginType: 'embed', authVersion, appKey } as const;
  const response = await startSession(ctx, session, 'account.skipLogin');
  await giveBackTry(db, key);
  return response;
}
