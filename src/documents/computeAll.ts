import { compute, computeMembers } from './computedFields.ts';
import type { Scope } from './flag.ts';
import type { CompiledField, CompiledFields } from './form.ts';
import type { Values } from './recordScope.ts';
import type { Surroundings } from './resolve.ts';

/**
 * Fills in the computed fields of a record and those of the objects in its values, which read one another: a total sums
 * up what its rows compute, and a row may take a rate from a computed field beside it. Goes round until nothing
 * changes, at most once for each field that is computed.
 * @param computed those of the record, each after the ones it reads
 * @param values filled in place; `scope` reads them
 */
export function computeAll(
  { fields }: CompiledFields,
  computed: readonly CompiledField[],
  values: Values,
  scope: Scope,
  around: Surroundings,
): void {
  compute(computed, values, scope);
  const holding = fields.flatMap((field) =>
    field.members && field.members.computed.length > 0 ? [{ field, members: field.members }] : [],
  );
  const inside = holding.reduce((sum, { members }) => sum + members.computed.length, 0);
  for (let left = computed.length + inside; left > 0; left -= 1) {
    let changed = false;
    for (const { field, members } of holding) {
      const before = values[field.code];
      const after = computeMembers(field, members, before, scope, around);
      if (after === before) continue;
      values[field.code] = after;
      changed = true;
    }
    if (!changed) return;
    compute(computed, values, scope);
  }
}
