import type { LoginResponse } from '../../../src/schemas/wire/session.ts';
import type { AccessContext } from '../../call/definition.ts';
import { chatPlatforms } from '../../chatApps/ChatApp.ts';
import type { ChatApp } from '../../chatApps/ChatApp.ts';
import { AppError } from '../../errors/AppError.ts';
import { addressKey } from '../../limits/addressKey.ts';
import { loginBuckets } from '../../limits/loginLimit.ts';
import { claimCode, findChatAccount } from './chatAccounts.ts';
import { startSession } from './startSession.ts';
import { mayUseDemo } from './policy.ts';
import type { Credentials } from './repository.ts';
import { take } from './tries.ts';

/** Who came with a code. */
export type ChatVisitor =
  | { readonly state: 'known'; readonly userId: string; readonly account: Credentials }
  | { readonly state: 'unknown' | 'notFollowed'; readonly userId: string }
  | { readonly state: 'codeUsed' };

/** How the audit names a person of a chat app. */
export const chatSubject = ({ platform }: ChatApp, userId: string): string =>
  `${chatPlatforms[platform]}/${userId}`;

/**
 * Asks whom a code stands for, and which account that is. A code goes to its provider once, whoever sends it again: the
 * provider is the judge of it, but need not be the only one. A demo account counts as unknown where none may log in.
 * @throws AppError TOO_MANY_TRIES, CHAT_APP_UNAVAILABLE
 */
export async function identifyVisitor(ctx: AccessContext, app: ChatApp, code: string): Promise<ChatVisitor> {
  const { config, db } = ctx.platform;
  await take(ctx, { key: `chat ${addressKey(ctx.ip)}`, bucket: loginBuckets.visitor });
  if (!(await claimCode(db, app.platform, code))) return { state: 'codeUsed' };
  const identity = await app.identify(code);
  if (identity.state !== 'known') return identity;
  const { userId } = identity;
  const account = await findChatAccount(db, { ...identity, platform: app.platform });
  const usable = account?.is_demo !== true || mayUseDemo(config.demo, ctx.hostHeader, ctx.ip);
  if (account === undefined || !usable) return { state: 'unknown', userId };
  return { state: 'known', userId, account };
}

/** Opens the session of who came from a chat app; its login type says which. */
export function openChatSession(
  ctx: AccessContext,
  { platform }: ChatApp,
  account: Credentials,
  action: string,
): Promise<LoginResponse> {
  const { id: userId, auth_version: authVersion } = account;
  return startSession(ctx, { userId, kind: 'web', loginType: chatPlatforms[platform], authVersion }, action);
}

/**
 * Logs in by a code of a chat app.
 * @throws AppError LOGIN_METHOD_UNAVAILABLE, CHAT_CODE_USED, NOT_FOLLOWED, USER_UNKNOWN, CHAT_APP_UNAVAILABLE
 */
export async function chatLogin(
  ctx: AccessContext,
  { code = '', platform = '' }: { readonly code?: string; readonly platform?: string | number },
): Promise<LoginResponse> {
  const app = ctx.platform.chatApps.find(platform);
  if (app === undefined) throw new AppError('LOGIN_METHOD_UNAVAILABLE');
  const visitor = await identifyVisitor(ctx, app, code);
  switch (visitor.state) {
    case 'codeUsed':
      throw new AppError('CHAT_CODE_USED');
    case 'notFollowed':
      throw new AppError('NOT_FOLLOWED');
    case 'unknown':
      throw new AppError('USER_UNKNOWN', { subject: chatSubject(app, visitor.userId) });
    case 'known':
      return openChatSession(ctx, app, visitor.account, 'account.skipLogin');
  }
}
