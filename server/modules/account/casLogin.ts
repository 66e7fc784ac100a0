import type { LoginResponse } from '../../../src/schemas/wire/session.ts';
import type { AccessContext } from '../../call/definition.ts';
import { validateTicket } from '../../cas/egress.ts';
import { AppError, inputError, invalidInput } from '../../errors/AppError.ts';
import { addressKey } from '../../limits/addressKey.ts';
import { loginBuckets } from '../../limits/loginLimit.ts';
import { isOwnAddress } from '../../project/ownAddress.ts';
import { startSession } from './startSession.ts';
import { mayUseDemo } from './policy.ts';
import { findCredentials } from './repository.ts';
import { take } from './tries.ts';

const NOT_VERIFIED = {
  zhCN: '该账号是自行注册的，尚未核实身份，请用密码登录，或联系管理员核实',
  enUS: 'This account was registered by somebody and is not verified yet: log in by password, or ask an administrator to verify it',
};

/**
 * Logs in by a ticket of the CAS server (CAS Protocol 3.0): its user is the account of that login name. A demo account
 * counts as unknown where none may log in, and so does one that somebody made for themselves, who may be anybody, until an
 * administrator has looked at it.
 * @throws AppError LOGIN_METHOD_UNAVAILABLE, INPUT_INVALID for a service of elsewhere, TICKET_REFUSED, USER_UNKNOWN,
 *   CAS_UNAVAILABLE
 */
export async function casLogin(
  ctx: AccessContext,
  { ticket = '', service = '' }: { readonly ticket?: string; readonly service?: string },
): Promise<LoginResponse> {
  const { config, db } = ctx.platform;
  if (config.casUrl === undefined) throw new AppError('LOGIN_METHOD_UNAVAILABLE');
  // A ticket that somebody got for another site must not log in here, nor may this server ask about addresses of others.
  if (!isOwnAddress(service, config.publicUrl)) throw invalidInput(inputError('service', 'VALUE_INVALID'));
  await take(ctx, { key: `ticket ${addressKey(ctx.ip)}`, bucket: loginBuckets.visitor });
  const answer = await validateTicket(config.casUrl, ticket, service);
  if ('refused' in answer) throw new AppError('TICKET_REFUSED');
  const account = await findCredentials(db, answer.user);
  if (account === undefined || (account.is_demo && !mayUseDemo(config.demo, ctx.hostHeader, ctx.ip))) {
    throw new AppError('USER_UNKNOWN', { subject: `account/${answer.user}` });
  }
  if (!account.verified)
    throw new AppError('USER_UNKNOWN', { subject: `account/${answer.user}`, message: NOT_VERIFIED });
  return startSession(
    ctx,
    { userId: account.id, kind: 'web', loginType: 'cas', authVersion: account.auth_version },
    'account.skipLogin',
  );
}
