import type { Values } from '../../../src/documents/recordScope.ts';
import { isRecord } from '../../envelope/envelope.ts';
import { invalidInput } from '../../errors/AppError.ts';
import { dictionaryErrors } from '../../organisation/dictionaryEntries.ts';
import type { ModuleRule } from '../../records/moduleRules.ts';
import { refuseHeldEntries } from './heldEntries.ts';
import { dictionariesInUse } from './inUse.ts';

/** A dictionary that something names stays, and so do the entries that records hold (`docs/decisions/back-office.md`). */
export const dictionaryRule: ModuleRule = {
  refusedRemovals: ({ db }, ids) => dictionariesInUse(db, ids),
  async refuseChange(work, before, changed) {
    refuseWrong(changed);
    await refuseHeldEntries(work, before, changed);
  },
};

function refuseWrong({ code, items }: Values): void {
  const entries: readonly unknown[] = Array.isArray(items) ? items : [];
  const errors = dictionaryErrors(
    code,
    entries.map((entry) => (isRecord(entry) ? entry : {})),
  );
  if (errors.length > 0)
    throw invalidInput(...errors.map((each) => ({ ...each, path: `data.${each.path}` })));
}
