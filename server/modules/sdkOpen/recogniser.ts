import type { AccessContext } from '../../call/definition.ts';
import { equalText } from '../../envelope/sign.ts';
import { addressKey } from '../../limits/addressKey.ts';
import { loginBuckets } from '../../limits/loginLimit.ts';
import { giveBackTry } from '../../limits/loginLimit.ts';
import { take } from '../account/index.ts';

/**
 * Whether a message carries the deployment's own recogniser: its code, and its secret as base64. Both stay on the server;
 * tries are counted by address, and a good one gives its try back. Nothing is recognised until both are set.
 * @throws AppError TOO_MANY_TRIES
 */
export async function recognise(
  ctx: AccessContext,
  { code, secret }: { readonly code: string; readonly secret: string },
): Promise<{ isValid: boolean }> {
  const { config, db } = ctx.platform;
  const key = `recogniser ${addressKey(ctx.ip)}`;
  await take(ctx, { key, bucket: loginBuckets.address });
  const own = config.embedRecogniser;
  const decoded = Buffer.from(secret, 'base64').toString('utf8');
  // Both are compared, whatever comes of the first.
  const fits = [equalText(code, own?.code ?? ''), equalText(decoded, own?.secret ?? '')];
  const isValid = own !== undefined && fits.every(Boolean);
  if (!isValid) return { isValid };
  ctx.log.warn({ ip: ctx.ip }, 'the internal recogniser code was used');
  await giveBackTry(db, key);
  return { isValid };
}
