import { randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { AccessContext, CallContext } from '../../call/definition.ts';
import { writeAudit } from '../../audit/audit.ts';
import { AppError } from '../../errors/AppError.ts';
import { addressKey } from '../../limits/addressKey.ts';
import { giveBackTry, loginBuckets } from '../../limits/loginLimit.ts';
import { actorName } from '../../session/actor.ts';
import { CODE_LIFE, issueEmbedCode } from '../../session/embedCodes.ts';
import { opensAnything } from '../../../src/schemas/embed/addresses.ts';
import { tokenHash } from '../../session/token.ts';
import { mayUseDemo, takeAll } from '../account/index.ts';

/** What an unknown key is compared with. */
const NOBODYS = randomBytes(32);

interface CodeParam {
  readonly appKey: string;
  readonly secret: string;
  readonly loginName: string;
}

/** Whether a secret is that of an active appKey that opens something: the same work for a key that there is not. */
async function isSecretOf({ db }: AccessContext, { appKey, secret }: CodeParam): Promise<boolean> {
  const row = await db
    .selectFrom('atrium.app_key')
    .select(['secret_hash', 'systems', 'resources'])
    .where('key', '=', appKey)
    .where('status', '=', 'active')
    .executeTakeFirst();
  const kept = row?.secret_hash ?? null;
  return (
    timingSafeEqual(tokenHash(secret), kept ?? NOBODYS) &&
    kept !== null &&
    row !== undefined &&
    opensAnything(row)
  );
}

async function findPerson(ctx: AccessContext, loginName: string): Promise<Person | undefined> {
  const account = await ctx.db
    .selectFrom('atrium.user_account')
    .select(['id', 'auth_version', 'is_demo'])
    .where('login_name', '=', loginName)
    .where('status', '=', 'active')
    .executeTakeFirst();
  const usable = account?.is_demo !== true || mayUseDemo(ctx.platform.config.demo, ctx.hostHeader, ctx.ip);
  return usable ? account : undefined;
}

interface Person {
  readonly id: string;
  readonly auth_version: number;
}

/**
 * A login code for the server of a registered site, which has logged somebody in by itself. Tries are counted by address, and
 * there by key; who shows the right secret gets them back, whomever they ask for: a campus gateway asks for many people.
 * @throws AppError EMBED_CODE_REFUSED, the same for an unknown key, a wrong secret and an unknown person
 */
export async function makeCode(ctx: CallContext<CodeParam>): Promise<{ code: string; expiresIn: number }> {
  const { param, platform } = ctx;
  const { db } = platform;
  const address = addressKey(ctx.ip);
  const subject = `appKey/${param.appKey}`;
  const tries = [
    { key: `embed address ${address}`, bucket: loginBuckets.address, subject },
    {
      key: `embed ${tokenHash(param.appKey).toString('base64url')} from ${address}`,
      bucket: loginBuckets.account,
      subject,
    },
  ];
  await takeAll(ctx, tries);
  const isRight = await isSecretOf(ctx, param);
  const person = await findPerson(ctx, param.loginName);
  if (isRight) for (const { key } of tries) await giveBackTry(db, key);
  if (!isRight || person === undefined) throw new AppError('EMBED_CODE_REFUSED', { subject });
  const made = { appKey: param.appKey, userId: person.id, authVersion: person.auth_version };
  return db.transaction().execute(async (trx) => {
    const code = await issueEmbedCode(trx, made);
    const { ip, traceId: requestId } = ctx;
    const after = { user: person.id };
    await writeAudit(trx, [
      {
        actor: 'anonymous',
        ip,
        action: 'sdkOpen.code',
        resource: subject,
        after,
        result: 'accepted',
        requestId,
      },
    ]);
    return { code, expiresIn: CODE_LIFE };
  });
}

/** Makes the secret of an appKey anew; the one before ends. It is told this once, and of it the digest is kept. @throws AppError NOT_FOUND */
export async function makeSecret(ctx: CallContext<{ readonly id: string }>): Promise<{ secret: string }> {
  const secret = randomBytes(32).toString('base64url');
  const { numUpdatedRows } = await ctx.db
    .updateTable('atrium.app_key')
    .set({ secret_hash: tokenHash(secret), secret_at: sql<Date>`now()` })
    .where('key', '=', ctx.param.id)
    // The portal's own key stands in its pages, and is nobody's to log in by.
    .where('name', '<>', 'portal')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('NOT_FOUND');
  ctx.changed('platform-app-key');
  ctx.audit({ resource: `appKey/${ctx.param.id}`, after: { secretMadeBy: actorName(ctx.actor) } });
  return { secret };
}
