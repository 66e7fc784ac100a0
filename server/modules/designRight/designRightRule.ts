import { ALL_SYSTEMS } from '../../../src/schemas/designRight.ts';
import type { Values } from '../../../src/documents/recordScope.ts';
import { ownershipOf } from '../../documents/ownership.ts';
import { inputError, invalidInput } from '../../errors/AppError.ts';
import type { ModuleRule } from '../../records/moduleRules.ts';
import type { RecordWork } from '../../records/services.ts';

/**
 * A design right is of a system that there is, and of a role that does not design everything anyway
 * (`docs/decisions/design-rights.md`). Of one whose system was removed everything else may still be changed.
 */
export const designRightRule: ModuleRule = {
  async refuseChange(work, _before, changed) {
    const errors = [
      ...((await administers(work, changed.role)) ? [inputError('data.role', 'ROLE_ADMINISTERS')] : []),
      ...((await isNoSystem(work, changed.system)) ? [inputError('data.system', 'NOT_FOUND')] : []),
    ];
    if (errors.length > 0) throw invalidInput(...errors);
  },
};

async function administers({ db }: RecordWork, role: Values[string]): Promise<boolean> {
  if (typeof role !== 'string') return false;
  const found = await db
    .selectFrom('atrium.role')
    .select('is_admin')
    .where('groupid', '=', role)
    .executeTakeFirst();
  return found?.is_admin === true;
}

async function isNoSystem({ db }: RecordWork, system: Values[string]): Promise<boolean> {
  if (typeof system !== 'string' || system === ALL_SYSTEMS) return false;
  const [found] = (await ownershipOf(db, [{ kind: 'system', id: system }])).values();
  // The product's own are nobody's to design.
  return found?.origin !== 'own';
}
