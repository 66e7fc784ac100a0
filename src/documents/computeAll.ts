import { computedValue, isComputable } from './computedFields.ts';
import { aroundMembers } from './fieldState.ts';
import type { CompiledField, CompiledFields } from './form.ts';
import { mapObjects } from './members.ts';
import { recordScope, type Values } from './recordScope.ts';
import type { Surroundings } from './resolve.ts';
import { same } from './same.ts';
import { mayDiffer, savedValue, type Scopes } from './savedValue.ts';

/**
 * Fills in the computed fields of a record and those of the objects in its values, which read one another: a total sums
 * up what its rows compute, and a row may take a rate from a computed field beside it. They count what will be saved,
 * which hangs on what is shown, and that again on what is computed. Goes round until nothing changes, at most once for
 * each field that is computed.
 * @param values filled in place; where an expression fails, or reads what is not at hand, what is there stays
 * @param stored the stored record; empty for a new one
 * @returns what will be saved, as far as computations count it
 */
export function computeAll(
  form: CompiledFields,
  values: Values,
  stored: Readonly<Values>,
  outer: Scopes,
  around: Surroundings,
): Values {
  const shown = recordScope(form, values, outer.shown);
  const counted: Values = {};
  const inside: Scopes = { shown, saved: recordScope(form, counted, outer.saved) };
  const count = (field: CompiledField): unknown =>
    savedValue(field, values[field.code], stored, shown, around);
  // What was computed before says nothing: it would decide what is shown, and so what is computed now.
  Object.assign(counted, values);
  const computed = form.computed.filter((field) => isComputable(field, shown, around.rights));
  const compute = (): void => {
    for (const field of computed) {
      const result = computedValue(field, inside.saved);
      if (result) values[field.code] = counted[field.code] = result.value;
    }
  };
  const holding = form.fields.flatMap((field) => (computesInside(field) ? [field] : []));
  const differing = form.fields.filter((field) => mayDiffer(field) || holding.includes(field));
  compute();
  if (differing.length === 0) return counted;
  const ofMembers = holding.reduce((sum, { members }) => sum + (members?.computed.length ?? 0), 0);
  for (let left = computed.length + ofMembers; left >= 0; left -= 1) {
    for (const field of holding)
      values[field.code] = computeMembers(field, values[field.code], inside, around);
    const others = differing.filter((field) => {
      const next = count(field);
      if (same(next ?? null, counted[field.code] ?? null)) return false;
      counted[field.code] = next;
      return true;
    });
    if (others.length === 0) break;
    compute();
  }
  return counted;
}

/** Whether fields are computed inside a field's value. */
export const computesInside = ({ members }: CompiledField): boolean => (members?.computed.length ?? 0) > 0;

/** The same value with the computed members of its objects filled in; the very same where nothing changed. */
export function computeMembers(
  field: CompiledField,
  value: unknown,
  outer: Scopes,
  around: Surroundings,
): unknown {
  const { members } = field;
  if (!members || members.computed.length === 0) return value;
  return mapObjects(field, value, (object) => computeObject(members, object, outer, around));
}

/** An object inside a value with its computed members filled in; the very same where nothing changed. */
export function computeObject(
  members: CompiledFields,
  object: Readonly<Values>,
  outer: Scopes,
  around: Surroundings,
): Readonly<Values> {
  const values = { ...object };
  computeAll(members, values, {}, outer, aroundMembers(around));
  return members.fields.every(({ code }) => (values[code] ?? null) === (object[code] ?? null))
    ? object
    : values;
}
