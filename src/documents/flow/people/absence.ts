import type { Person, Why } from '../state.ts';
import type { Account, Organisation } from './organisation.ts';
import { whyTexts } from './whyTexts.ts';

/** Absence is followed for so many people. */
const LONGEST_CHAIN = 5;

/** Who stands in for somebody, and by which way; with no way it is they themselves. */
interface StandIn {
  readonly account: Account;
  readonly why: readonly Why[];
  /** Those who are away, the first being who was asked about. */
  readonly by: readonly Person[];
}

/**
 * Follows who stands in for whom; on a cycle, and where nobody enabled stands in, it is whoever was asked about.
 * @param first who stands in for them directly; absent: it is looked up
 */
export function standInFor(
  account: Account,
  organisation: Organisation,
  [first]: readonly (string | undefined)[] = organisation.standIns([account.value]),
): StandIn {
  const why: Why[] = [];
  const by: Person[] = [];
  const met = new Set([account.value]);
  let at = account;
  for (let next = first; next !== undefined && met.size <= LONGEST_CHAIN;) {
    if (met.has(next)) return { account, why: [], by: [] };
    const [found] = organisation.accounts([next]);
    if (found?.enabled !== true) break;
    why.push({
      step: 'delegated',
      person: personOf(at),
      to: personOf(found),
      text: whyTexts.delegated(at.label, found.label),
    });
    by.push(personOf(at));
    met.add(next);
    at = found;
    [next] = organisation.standIns([next]);
  }
  return { account: at, why, by };
}

export const personOf = ({ value, label }: Account): Person => ({ value, label });
