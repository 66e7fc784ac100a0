import { randomUUID } from 'node:crypto';
import type { Static } from 'typebox';
import type { LoginResponse } from '../../../src/schemas/wire/session.ts';
import { writeAudit } from '../../audit/audit.ts';
import type { AccessContext } from '../../call/definition.ts';
import { AppError } from '../../errors/AppError.ts';
import { addressKey } from '../../limits/addressKey.ts';
import { codeBuckets, giveBackTry, loginBuckets } from '../../limits/loginLimit.ts';
import { hashPassword } from '../../security/password.ts';
import { systemActor } from '../../session/actor.ts';
import { sendSms } from '../../sms/sendSms.ts';
import { runWork } from '../../work/runWork.ts';
import {
  changePassword,
  mayUseDemo,
  startSession,
  readContainer,
  refuseWeakPassword,
  takeAll,
} from '../account/index.ts';
import type { Credentials } from '../account/index.ts';
import { EXPIRES_IN, fits, hashCode, makeCode, messageText, RESEND_IN } from './code.ts';
import type { CodeKey, Scene } from './code.ts';
import { readRegistration, refuseRegistration, addAccount } from './registration.ts';
import {
  findByPhone,
  isPhoneTaken,
  keepCode,
  takeCode,
  takePhone,
  tryCode,
  untryCode,
} from './repository.ts';
import type { MessageLoginParam, RegisterParam, ResetPasswordParam, SendCodeParam } from './schema.ts';

/** Stands where a code stood, in what others may read. */
const HIDDEN = '******';

/** The account that may use a phone's codes from where the caller is. */
async function accountOf(ctx: AccessContext, phone: string): Promise<Credentials | undefined> {
  const account = await findByPhone(ctx.platform.db, phone);
  const usable = account?.is_demo !== true || mayUseDemo(ctx.platform.config.demo, ctx.hostHeader, ctx.ip);
  return usable ? account : undefined;
}

/** What a phone is told; undefined: nothing, as nobody here has that phone. */
async function toldTo(ctx: AccessContext, { phone, scene }: CodeKey): Promise<Scene | 'taken' | undefined> {
  if (scene === 'register') return (await isPhoneTaken(ctx.platform.db, phone)) ? 'taken' : scene;
  return (await accountOf(ctx, phone)) === undefined ? undefined : scene;
}

/**
 * Sends a code to a phone. Whether somebody here has that phone is told to the phone alone: the answer is the same.
 * @throws AppError TOO_MANY_TRIES; LOGIN_METHOD_UNAVAILABLE where nobody can register
 */
export async function sendCode(
  ctx: AccessContext,
  { phone, scene }: Static<typeof SendCodeParam>,
): Promise<{ expiresIn: number; resendIn: number }> {
  const { platform, locale } = ctx;
  const { db, project, secrets } = platform;
  if (scene === 'register') refuseRegistration(await readRegistration(platform));
  const subject = `phone/${phone.slice(-4)}`;
  await takeAll(ctx, [
    { key: `code address ${addressKey(ctx.ip)}`, bucket: codeBuckets.address, subject },
    { key: `code day ${phone}`, bucket: codeBuckets.day, subject },
    { key: `code hour ${phone}`, bucket: codeBuckets.hour, subject },
    { key: `code minute ${phone}`, bucket: codeBuckets.minute, subject },
  ]);
  const { title } = (await readContainer(db, project.name)).options;
  const name = title || project.name;
  const about = await toldTo(ctx, { phone, scene });
  const code = makeCode();
  const sender = { ...ctx, actor: systemActor(project.schoolId) };
  const origin = { action: 'account.sendCode', ip: ctx.ip, requestId: ctx.traceId };
  await runWork(sender, origin, async (work) => {
    work.audit({ resource: subject });
    if (about === undefined) return;
    if (about !== 'taken')
      await keepCode(work.db, { phone, scene }, hashCode({ phone, scene }, code, secrets.pepper));
    const text = messageText(about, name, code, locale);
    const until = new Date(Date.now() + EXPIRES_IN * 1000);
    await sendSms(work, { phone, text, record: messageText(about, name, HIDDEN, locale), until });
  });
  return { expiresIn: EXPIRES_IN, resendIn: RESEND_IN };
}

/** What tries of codes are counted by: where they come from, and whose code it is. */
const triesOf = ({ ip }: AccessContext, { phone, scene }: CodeKey): readonly string[] => [
  `code try ${addressKey(ip)}`,
  `code try ${scene} ${phone}`,
];

/** A code that did what it was for was no guess. */
async function giveBackTries(ctx: AccessContext, key: CodeKey): Promise<void> {
  for (const each of triesOf(ctx, key)) await giveBackTry(ctx.platform.db, each);
}

/** Compares a code; every way in which it is not right gets the same answer. @returns what uses it up */
async function verify(ctx: AccessContext, key: CodeKey, code: string): Promise<Buffer> {
  const { db, secrets } = ctx.platform;
  const subject = `phone/${key.phone.slice(-4)}`;
  await takeAll(
    ctx,
    triesOf(ctx, key).map((each) => ({ key: each, bucket: loginBuckets.anywhere, subject })),
  );
  const stored = await tryCode(db, key);
  const arrived = hashCode(key, code, secrets.pepper);
  if (stored === undefined || !fits(stored, arrived)) throw new AppError('CODE_WRONG', { subject });
  return stored;
}

/** Logs in by a code. @throws AppError CODE_WRONG, TOO_MANY_TRIES */
export async function messageLogin(
  ctx: AccessContext,
  { phone, code }: Static<typeof MessageLoginParam>,
): Promise<LoginResponse> {
  const key = { phone, scene: 'login' } as const;
  const stored = await verify(ctx, key, code);
  const account = await accountOf(ctx, phone);
  if (account === undefined || !(await takeCode(ctx.platform.db, key, stored)))
    throw new AppError('CODE_WRONG');
  await giveBackTries(ctx, key);
  return startSession(
    ctx,
    { userId: account.id, kind: 'web', loginType: 'message', authVersion: account.auth_version },
    'account.messageLogin',
  );
}

/** Gives a forgotten password anew; all the user's sessions end. @throws AppError CODE_WRONG, INPUT_INVALID */
export async function resetPassword(
  ctx: AccessContext,
  { phone, code, newPassword }: Static<typeof ResetPasswordParam>,
): Promise<void> {
  const { db, secrets } = ctx.platform;
  const key = { phone, scene: 'reset' } as const;
  refuseWeakPassword('newPassword', newPassword, [phone]);
  const stored = await verify(ctx, key, code);
  const account = await accountOf(ctx, phone);
  if (account === undefined) throw new AppError('CODE_WRONG');
  const passwordHash = await hashPassword(newPassword, secrets.pepper);
  await db.transaction().execute(async (trx) => {
    if (!(await takeCode(trx, key, stored))) throw new AppError('CODE_WRONG');
    const version = await changePassword(trx, account.id, passwordHash, account.auth_version);
    if (version === undefined) throw new AppError('REVISION_CONFLICT');
    await audit(ctx, trx, account.id, 'account.resetPassword', `user/${account.id}`);
  });
  await giveBackTries(ctx, key);
}

/**
 * Makes an account for whoever holds a phone, in the roles that the deployment gives, and logs in.
 * @throws AppError LOGIN_METHOD_UNAVAILABLE, CODE_WRONG, PHONE_TAKEN, INPUT_INVALID where the name is taken
 */
export async function register(
  ctx: AccessContext,
  param: Static<typeof RegisterParam>,
): Promise<LoginResponse> {
  const { platform } = ctx;
  const registration = refuseRegistration(await readRegistration(platform));
  const { phone, code, password } = param;
  const key = { phone, scene: 'register' } as const;
  refuseWeakPassword('password', password, [phone, param.userName]);
  const stored = await verify(ctx, key, code);
  const passwordHash = await hashPassword(password, platform.secrets.pepper);
  const id = randomUUID();
  try {
    await platform.db.transaction().execute(async (trx) => {
      if (!(await takeCode(trx, key, stored))) throw new AppError('CODE_WRONG');
      if (!(await takePhone(trx, phone, id))) throw new AppError('PHONE_TAKEN');
      await addAccount(trx, { id, passwordHash, param, registration });
      await audit(ctx, trx, id, 'account.register', `user/${id}`);
    });
  } catch (error) {
    // Whoever chose a name that is taken goes on with the same code.
    if (error instanceof AppError && error.code === 'INPUT_INVALID')
      await untryCode(platform.db, key, stored);
    throw error;
  }
  await giveBackTries(ctx, key);
  return startSession(
    ctx,
    { userId: id, kind: 'web', loginType: 'register', authVersion: 1 },
    'account.login',
  );
}

const audit = (
  ctx: AccessContext,
  trx: Parameters<typeof writeAudit>[0],
  actor: string,
  action: string,
  resource: string,
): Promise<void> =>
  writeAudit(trx, [{ actor, ip: ctx.ip, action, resource, result: 'accepted', requestId: ctx.traceId }]);
