import { msgStates } from '../../schemas/wire/answer.ts';
import { shownRecord } from '../render/shownRecords.ts';
import { actionTexts } from './actionTexts.ts';
import type { ActionContext } from './defineAction.ts';

/** What became of one record, with why it is still there. */
export interface Removal {
  id: string;
  msgState: number;
  msg: string;
}

/**
 * Removes a record as the page shows it: what somebody has changed since then was never decided upon. What is not there,
 * or not the role's to remove, the server answers alike; a person is told in plain words.
 */
export async function removeOne(
  module: string,
  id: string,
  { root, page }: ActionContext,
): Promise<readonly Removal[]> {
  const revision = shownRecord(page, module, id)?.revision;
  const results = await root
    .module(module)
    .remove([id], revision === undefined ? undefined : { [id]: revision });
  const missing = root.locale.localise(actionTexts.notThere);
  return results.map((one) => (one.msgState === msgStates.notFound ? { ...one, msg: missing } : one));
}

/** Those that are gone. */
export const goneOf = (results: readonly Removal[]): string[] =>
  results.filter(({ msgState }) => msgState === msgStates.success).map(({ id }) => id);
