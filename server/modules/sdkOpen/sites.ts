import type { Kysely } from 'kysely';
import type { EmbedScope, VerifyAnswer } from '../../../src/schemas/embed/verify.ts';
import type { AccessContext } from '../../call/definition.ts';
import { equalText } from '../../envelope/sign.ts';
import type { Database } from '../../db/database.ts';
import { exactOrigin } from '../../project/embedOrigin.ts';

/** A page that embeds the platform, as it is asked about. */
export interface SdkSite {
  readonly appKey: string;
  readonly appDomain: string;
}

/** A site that is registered: an origin of a live appKey. */
export interface RegisteredSite {
  readonly appKey: string;
  readonly origin: string;
  readonly scope: EmbedScope;
}

/** The origin that a domain names; a bare host is one over https. */
const originOf = (domain: string): string | undefined =>
  exactOrigin(/^https?:\/\//i.test(domain) ? domain : `https://${domain}`);

/**
 * A site that is registered under a key: the key is live and names exactly this origin. A key without origins lets nobody
 * in, the portal's own among them. Undefined for all others, of which nobody learns what is wrong.
 */
export async function findSite(
  db: Kysely<Database>,
  { appKey, appDomain }: SdkSite,
): Promise<RegisteredSite | undefined> {
  const row = await db
    .selectFrom('atrium.app_key')
    .select(['domains', 'systems', 'resources'])
    .where('key', '=', appKey)
    .where('status', '=', 'active')
    .executeTakeFirst();
  const origin = originOf(appDomain);
  const isNamed = (row?.domains ?? []).some(
    (each) => origin !== undefined && originOf(each.origin) === origin,
  );
  if (row === undefined || origin === undefined || !isNamed) return undefined;
  return { appKey, origin, scope: { systems: row.systems, resources: row.resources } };
}

/** By what wrong questions about sites are counted: those of one address together, however they are asked. */
export const guessingKey = (address: string): string => `sdk ${address}`;

/** Whether a key is the one of the deployment itself, which is good without being registered; there is none until it is set. */
export const isInternal = ({ platform }: Pick<AccessContext, 'platform'>, appKey: string): boolean =>
  platform.config.embedInternalAppKey !== undefined && equalText(appKey, platform.config.embedInternalAppKey);

/** Whether a page may embed the platform, and what of it. */
export async function verifySite(
  ctx: Pick<AccessContext, 'platform' | 'db' | 'log'>,
  { schoolId, ...site }: SdkSite & { readonly schoolId: number | string },
): Promise<VerifyAnswer> {
  const { db, platform } = ctx;
  if (Number(schoolId) !== platform.project.schoolId) return { isValid: false };
  if (isInternal(ctx, site.appKey)) {
    ctx.log.warn({ appDomain: site.appDomain }, 'the internal appKey was accepted without a look-up');
    const systems = await platform.documents.list(db, 'system');
    return { isValid: true, scope: { systems: systems.map(({ id }) => id), resources: [] } };
  }
  const found = await findSite(db, site);
  return found === undefined ? { isValid: false } : { isValid: true, scope: found.scope };
}
