import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';

export interface SdkSite {
  readonly appKey: string;
  readonly appDomain: string;
  readonly schoolId: number | string;
}

/** The origin that a domain names; a bare host is one over https. */
function originOf(domain: string): string | undefined {
  const address = /^https?:\/\//i.test(domain) ? domain : `https://${domain}`;
  if (!URL.canParse(address)) return undefined;
  const { origin, username, password } = new URL(address);
  return username === '' && password === '' ? origin : undefined;
}

/**
 * Whether a site is registered under a key: the key is live and names exactly this origin. A key without origins lets
 * nobody in, the portal's own among them. The answer does not say what is wrong.
 * @param ownSchool the school that this deployment serves
 */
export async function isRegisteredSite(
  db: Kysely<Database>,
  { appKey, appDomain, schoolId }: SdkSite,
  ownSchool: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('atrium.app_key')
    .select('domains')
    .where('key', '=', appKey)
    .where('status', '=', 'active')
    .executeTakeFirst();
  const asked = originOf(appDomain);
  const named = (row?.domains ?? []).some(({ origin }) => asked !== undefined && originOf(origin) === asked);
  return named && Number(schoolId) === ownSchool;
}
