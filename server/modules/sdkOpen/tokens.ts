import type { EmbedToken } from '../../../src/schemas/embed/verify.ts';
import type { CallContext } from '../../call/definition.ts';
import { AppError } from '../../errors/AppError.ts';
import { issueEmbedToken } from '../../session/embedding.ts';
import { findSite } from './sites.ts';
import type { SdkSite } from './sites.ts';

/**
 * An embed token for the caller: their rights, within what the appKey opens. Who was logged in by a code of one site's
 * server has none of another's.
 * @throws AppError FORBIDDEN where the site is not registered, whatever is wrong
 */
export async function makeToken(ctx: CallContext<SdkSite>): Promise<EmbedToken> {
  const site = await findSite(ctx.db, ctx.param);
  const { session, userId } = ctx.actor;
  if (site === undefined || session === undefined) throw new AppError('FORBIDDEN');
  if (session.embed !== null && session.embed.appKey !== site.appKey) throw new AppError('FORBIDDEN');
  const { appKey, origin } = site;
  const { token, expiresAt } = await issueEmbedToken(ctx.db, {
    ...{ appKey, origin, userId, parent: ctx.token, ip: ctx.ip, device: ctx.device },
    authVersion: session.auth_version,
  });
  ctx.audit({ resource: `appKey/${appKey}`, after: { origin, expiresAt: expiresAt.toISOString() } });
  return { token, expiresAt: expiresAt.toISOString() };
}
