import { AppError } from '../errors/AppError.ts';
import { addressKey } from '../limits/addressKey.ts';
import { mayPreviewAs } from '../documents/previewRights.ts';
import type { Platform } from '../platform/platform.ts';
import type { LiveSession } from '../session/repository.ts';
import { tokenKey } from '../session/token.ts';

/** Notes a token that has just been issued, so that its first call is looked up whatever else its address sends. */
export function noteGoodToken({ limits }: Platform, token: string): void {
  limits.goodTokens.note(tokenKey(token));
}

/**
 * The live session of a token that came with a request; undefined where there is none. Tokens that nobody has are
 * counted by address, and beyond the limit refused before the database is asked. A token that was good lately is
 * always looked up: others behind the same address must not keep its user out.
 * @throws AppError TOO_MANY_TRIES
 */
export async function sessionOf(
  platform: Platform,
  token: string,
  ip: string,
): Promise<LiveSession | undefined> {
  if (token === '') return undefined;
  const { unknownTokens, goodTokens } = platform.limits;
  const address = addressKey(ip);
  const key = tokenKey(token);
  const retryAfter = goodTokens.has(key) ? 0 : unknownTokens.wait(address, Date.now());
  if (retryAfter > 0) throw new AppError('TOO_MANY_TRIES', { retryAfter });
  const session = await platform.sessions(key);
  if (session === undefined) {
    goodTokens.forget(key);
    unknownTokens.take(address, Date.now());
  } else goodTokens.note(key);
  return session !== undefined && (await mayGoOn(platform, session)) ? session : undefined;
}

/** A preview ends with the right by which it was made, whatever it is asked for: each call has the rights of now. */
async function mayGoOn({ db }: Platform, { preview, roles: [role] }: LiveSession): Promise<boolean> {
  return (
    preview === null || (role !== undefined && (await mayPreviewAs({ db, actor: preview }, role.groupid)))
  );
}
