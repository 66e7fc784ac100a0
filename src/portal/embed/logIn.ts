import { runInAction } from 'mobx';
import { ApiError } from '../../runtime/data/ApiError.ts';
import { loadChunk } from '../../runtime/data/loadChunk.ts';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import type { EmbedParams } from '../../schemas/embed/apis.ts';
import { EMBED_PLATFORM } from '../../schemas/embed/verify.ts';
import { embedValidators } from 'virtual:embed-validators';
import { forgetFetched } from '../session/forgetFetched.ts';
import { embedFailure } from './EmbedFailure.ts';
import type { Link } from './Link.ts';

/** Milliseconds that a parent's server may take for a code. */
const CODE_PATIENCE = 15_000;
const LONGEST_CODE = 500;

/**
 * The token that a parent logs somebody in by: `['a', 'b']`, the JSON of that or of its text, or the text itself.
 * @throws EmbedFailure PARAMS_INVALID
 */
export function tokenOf(root: RootStore, params: EmbedParams<'casLogin'>): string {
  const given: unknown = typeof params === 'string' ? parsed(params) : params;
  const isToken = embedValidators.casLogin?.(given) === true;
  if (isToken && typeof given === 'string') return given;
  if (isToken && Array.isArray(given)) return given.join('_');
  throw embedFailure(root, 'PARAMS_INVALID', 'paramsInvalid', { name: 'casLogin' });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/**
 * Logs in by a token of the parent, as by one that an address carries: before somebody else is replaced the person is
 * asked. Nothing is loaded anew.
 * @throws EmbedFailure where the person stays who they are; ApiError
 */
export async function logInByToken(root: RootStore, token: string): Promise<void> {
  const before = root.session.login?.userBaseInfo.userId;
  const given = { token };
  if (root.session.token !== '') {
    const { settleLink } = await loadChunk(() => import('../start/settleLink.ts'));
    const settled = await settleLink(root, given, false);
    if (settled === undefined) throw embedFailure(root, 'FAILED', 'kept');
    if (settled !== 'settled') await root.session.adopt(given);
  } else await root.session.adopt(given);
  const after = root.session.login?.userBaseInfo.userId;
  if (before !== undefined && before !== after) runInAction(() => forgetFetched(root));
}

/**
 * Asks the parent for a login code.
 * @returns undefined where it has none
 */
async function askCode(link: Link): Promise<string | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, CODE_PATIENCE, undefined);
  });
  try {
    const code = await Promise.race([link.ask('loginCode'), late]);
    return typeof code === 'string' && code !== '' && code.length <= LONGEST_CODE ? code : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** Logs in by a code that the parent's server asked for. @returns whether somebody is logged in by it */
export async function logInByCode(root: RootStore, link: Link): Promise<boolean> {
  const code = await askCode(link);
  if (code === undefined) return false;
  const before = root.session.login?.userBaseInfo.userId;
  try {
    await root.session.adopt({ code, platform: EMBED_PLATFORM });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return false;
  }
  const after = root.session.login?.userBaseInfo.userId;
  if (before !== undefined && before !== after) runInAction(() => forgetFetched(root));
  return true;
}
