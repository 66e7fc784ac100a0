import type { Static } from 'typebox';
import { EMBED_PLATFORM } from '../../../src/schemas/embed/verify.ts';
import type { LoginResponse } from '../../../src/schemas/wire/session.ts';
import { writeAudit } from '../../audit/audit.ts';
import type { AccessContext } from '../../call/definition.ts';
import { AppError, inputError, invalidInput } from '../../errors/AppError.ts';
import { addressKey } from '../../limits/addressKey.ts';
import { clearTries, giveBackTry, loginBuckets } from '../../limits/loginLimit.ts';
import { hashPassword, verifyPassword } from '../../security/password.ts';
import { findLiveSession, keepSession } from '../../session/repository.ts';
import type { LiveSession } from '../../session/repository.ts';
import { isShareToken } from '../../session/shareLinks.ts';
import { casLogin } from './casLogin.ts';
import { chatLogin } from './chatLogin.ts';
import { embedLogin } from './embedLogin.ts';
import { asksForPassword, continueSession, startSession } from './startSession.ts';
import { mayUseDemo, refuseWeakPassword, skipLoginMethod } from './policy.ts';
import { presentLogin } from './presenter.ts';
import {
  changePassword,
  findCredentials,
  findCredentialsOf,
  findGuessedName,
  recentAddresses,
} from './repository.ts';
import type { LoginParam, SkipLoginParam, UpdatePasswordParam } from './schema.ts';
import { refuseTry, take, waitFor } from './tries.ts';

/** Refuses a school that this deployment does not serve. */
export function checkSchool(ctx: AccessContext, schoolId: number | string | undefined): void {
  if (schoolId !== undefined && Number(schoolId) !== ctx.platform.project.schoolId) {
    throw invalidInput(inputError('schoolId', 'NOT_FOUND'));
  }
}

/**
 * Takes a try to log in from the address, one on the account from there, and one on the account at all. The last is
 * not asked of an address from which the account has logged in lately: whoever guesses from elsewhere must not keep
 * its owner out.
 * @returns what a good login gives back, and the bucket that it empties
 */
async function takeLoginTries(
  ctx: AccessContext,
  loginName: string,
): Promise<{ taken: readonly string[]; here: string }> {
  const address = addressKey(ctx.ip);
  const { userId, key } = await findGuessedName(ctx.platform.db, loginName);
  const subject = `account/${loginName}`;
  const fromAddress = { key: `login address ${address}`, bucket: loginBuckets.address, subject };
  const here = { key: `${key} from ${address}`, bucket: loginBuckets.account, subject };
  const anywhere = { key, bucket: loginBuckets.anywhere, subject };
  // The account first: who keeps trying one that is locked must not lock out everybody behind the same address.
  await take(ctx, here);
  const full = await waitFor(ctx, fromAddress);
  if (full > 0) {
    await giveBackTry(ctx.platform.db, here.key);
    refuseTry(full, fromAddress);
  }
  const retryAfter = await waitFor(ctx, anywhere);
  if (retryAfter === 0) return { taken: [fromAddress.key, anywhere.key], here: here.key };
  const known = userId === undefined ? [] : await recentAddresses(ctx.platform.db, userId);
  if (!known.some((ip) => addressKey(ip) === address)) refuseTry(retryAfter, anywhere);
  return { taken: [fromAddress.key], here: here.key };
}

/**
 * Logs in by password. Tries are counted before anything is compared, so parallel guesses count too. An unknown, a
 * disabled and a demo account where none may log in cost the same work and get the same answer as a wrong password.
 */
export async function login(ctx: AccessContext, param: Static<typeof LoginParam>): Promise<LoginResponse> {
  checkSchool(ctx, param.schoolId);
  const { db, config, secrets } = ctx.platform;
  const tries = await takeLoginTries(ctx, param.loginName);
  const account = await findCredentials(db, param.loginName);
  const usable =
    account?.is_demo === true && !mayUseDemo(config.demo, ctx.hostHeader, ctx.ip) ? undefined : account;
  const fits = await verifyPassword(usable?.password_hash, param.password, secrets.pepper);
  if (!fits || usable === undefined) {
    throw new AppError('LOGIN_FAILED', { subject: `account/${param.loginName}` });
  }
  const response = await startSession(
    ctx,
    { userId: usable.id, kind: 'web', loginType: 'form', authVersion: usable.auth_version },
    'account.login',
  );
  for (const key of tries.taken) await giveBackTry(db, key);
  await clearTries(db, tries.here);
  return response;
}

/** Logs in without a password: by a live token, a ticket of the CAS server, a code of a chat app or of a registered site, or as a visitor. */
export async function skipLogin(
  ctx: AccessContext,
  param: Static<typeof SkipLoginParam>,
): Promise<LoginResponse> {
  switch (skipLoginMethod(param)) {
    case undefined:
      throw invalidInput(inputError('token', 'VALUE_INVALID'));
    case 'ticket':
      return casLogin(ctx, param);
    case 'code':
      return param.platform === EMBED_PLATFORM ? embedLogin(ctx, param.code ?? '') : chatLogin(ctx, param);
    case 'visitor':
      await take(ctx, { key: `visitor ${addressKey(ctx.ip)}`, bucket: loginBuckets.visitor });
      return startSession(
        ctx,
        { userId: null, kind: 'visitor', loginType: 'visitor', authVersion: 0 },
        'account.skipLogin',
      );
    case 'token': {
      await take(ctx, { key: `token ${addressKey(ctx.ip)}`, bucket: loginBuckets.visitor });
      const { token = '' } = param;
      const given = await findLiveSession(ctx.platform.db, token);
      // The token of a share link stays what it is: it is nobody's to exchange.
      if (given?.kind === 'share') return presentOwn(ctx, given, token);
      if (given === undefined && (await isShareToken(ctx.platform.db, token))) {
        throw new AppError('SHARE_EXPIRED');
      }
      if (given?.kind !== 'web' || given.user_id === null) throw new AppError('TOKEN_EXPIRED');
      // It may have stood in an address, so it is good for one exchange.
      return continueSession(ctx, given.user_id, given, 'account.skipLogin', token);
    }
  }
}

/** The caller's own session, with the token that it came by or, where asked for, a fresh one instead of it. */
export async function userInfo(ctx: AccessContext, changeToken: boolean): Promise<LoginResponse> {
  const session = ctx.actor.session;
  if (session === undefined) throw new AppError('TOKEN_MISSING');
  if (changeToken && (session.kind === 'share' || session.kind === 'embed')) throw new AppError('FORBIDDEN');
  if (changeToken) return continueSession(ctx, session.user_id, session, 'account.changeToken', ctx.token);
  return presentOwn(ctx, session, ctx.token);
}

/** The login response of a session by the token that it has. */
async function presentOwn(ctx: AccessContext, session: LiveSession, token: string): Promise<LoginResponse> {
  const at = token.indexOf('_');
  const parts = [token.slice(0, at), token.slice(at + 1)];
  const isInitial = await asksForPassword(ctx.platform.db, session);
  return presentLogin(session, parts, ctx.platform.project.schoolId, ctx.locale, isInitial);
}

/** Changes the caller's password; every other token of the user dies with the change. */
export async function updatePassword(
  ctx: AccessContext,
  param: Static<typeof UpdatePasswordParam>,
): Promise<void> {
  const { db, secrets } = ctx.platform;
  const tries = `password ${ctx.actor.userId}`;
  const subject = `user/${ctx.actor.userId}`;
  await take(ctx, { key: tries, bucket: loginBuckets.account, subject });
  const account = await findCredentialsOf(db, ctx.actor.userId);
  if (
    !(await verifyPassword(account?.password_hash, param.oldPassword, secrets.pepper)) ||
    account === undefined
  ) {
    throw new AppError('OLD_PASSWORD_WRONG', {
      errors: [inputError('oldPassword', 'VALUE_INVALID')],
      subject,
    });
  }
  if (param.newPassword === param.oldPassword) {
    throw new AppError('PASSWORD_UNCHANGED', { errors: [inputError('newPassword', 'VALUE_INVALID')] });
  }
  refuseWeakPassword('newPassword', param.newPassword, [ctx.actor.userName, ctx.actor.userId]);
  const passwordHash = await hashPassword(param.newPassword, secrets.pepper);
  await db.transaction().execute(async (trx) => {
    const version = await changePassword(trx, account.id, passwordHash, account.auth_version);
    if (version === undefined) throw new AppError('REVISION_CONFLICT');
    await keepSession(trx, ctx.token, version);
    await writeAudit(trx, [
      {
        actor: account.id,
        ip: ctx.ip,
        action: 'account.updatePassword',
        resource: `user/${account.id}`,
        result: 'accepted',
        requestId: ctx.traceId,
      },
    ]);
  });
  await clearTries(db, tries);
}
