import type { KeyValueStore } from '../../runtime/stores/KeyValueStore.ts';

const VISITS = 'providerVisits';
/** A provider whose codes are refused once more after these ends in a message, and never in a circle. */
const MOST_IN_A_ROW = 2;

/**
 * Counts a way to a provider, unless it would be one too many in a row.
 * @param tab what lives as long as the tab; without it nothing is remembered on the way, and who comes back goes nowhere
 */
export function countVisit(tab: KeyValueStore | undefined, comesBack: boolean): boolean {
  if (tab === undefined) return !comesBack;
  const visits = Number(tab.get(VISITS) ?? 0);
  if (visits >= MOST_IN_A_ROW) return false;
  tab.set(VISITS, String(visits + 1));
  return true;
}

/** The row has ended: by a login, or by a message after which the person asks anew. */
export function endVisits(tab: KeyValueStore | undefined): void {
  tab?.remove(VISITS);
}
