import { runInAction } from 'mobx';
import { loadChunk } from '../../runtime/data/loadChunk.ts';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import type { EmbedParams } from '../../schemas/embed/apis.ts';
import { embedValidators } from 'virtual:embed-validators';
import { forgetFetched } from '../session/forgetFetched.ts';
import { embedFailure } from './EmbedFailure.ts';
import type { Person } from './mayLeave.ts';
import { reloadView } from './reloadView.ts';

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
 * asked, and what that one saw is drawn anew.
 * @param person waits for the person
 * @throws EmbedFailure where the person stays who they are; ApiError
 */
export async function logInByToken(root: RootStore, token: string, person: Person): Promise<void> {
  const before = root.session.login?.userBaseInfo.userId;
  const given = { token };
  if (root.session.token !== '') {
    const { settleLink } = await loadChunk(() => import('../start/settleLink.ts'));
    const settled = await person(() => settleLink(root, given, false));
    if (settled === undefined) throw embedFailure(root, 'FAILED', 'kept');
    if (settled !== 'settled') await root.session.adopt(given);
  } else await root.session.adopt(given);
  const after = root.session.login?.userBaseInfo.userId;
  if (before === undefined || before === after) return;
  runInAction(() => forgetFetched(root));
  reloadView(root);
}
