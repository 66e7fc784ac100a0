import { ApiError } from '../../runtime/data/ApiError.ts';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { EMBED_PLATFORM } from '../../schemas/embed/verify.ts';
import type { LoginResponse } from '../../schemas/wire/session.ts';
import { OF_ANOTHER } from '../session/otherSessions.ts';
import type { Link } from './Link.ts';
import type { SiteWord } from './sessionOf.ts';

/** Milliseconds that a parent's server may take for a code. */
const CODE_PATIENCE = 15_000;
const LONGEST_CODE = 500;

/** Whether a site says who is logged in there. */
export const knowsPerson = (link: Link): boolean => link.provided.has('loginCode');

/**
 * Asks the site for a login code and exchanges it. Nobody is logged in by that yet.
 * @returns `silent` where it takes too long, fails, or gives what is no code
 */
export async function askSite({ client }: Pick<RootStore, 'client'>, link: Link): Promise<SiteWord> {
  const code = await codeOf(link);
  if (code === null || code === '') return 'nobody';
  if (typeof code !== 'string' || code.length > LONGEST_CODE) return 'silent';
  const given = { code, platform: EMBED_PLATFORM };
  try {
    return await client.result<LoginResponse>('base', '/login/skipLogin.do', given, OF_ANOTHER);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return 'silent';
  }
}

/** What the provider answers; undefined where it does not. */
async function codeOf(link: Link): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, CODE_PATIENCE, undefined);
  });
  try {
    return await Promise.race([link.ask('loginCode'), late]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
