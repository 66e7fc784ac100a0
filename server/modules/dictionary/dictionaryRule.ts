import type { ModuleRule } from '../../records/moduleRules.ts';
import { refuseHeldEntries } from './heldEntries.ts';
import { dictionariesInUse } from './inUse.ts';
import { refuseRepeatedEntries } from './repeatedEntries.ts';

/** A dictionary that something names stays, and so do the entries that records hold (`docs/decisions/back-office.md`). */
export const dictionaryRule: ModuleRule = {
  refusedRemovals: ({ db }, ids) => dictionariesInUse(db, ids),
  async refuseChange(work, before, changed) {
    refuseRepeatedEntries(changed);
    await refuseHeldEntries(work, before, changed);
  },
};
