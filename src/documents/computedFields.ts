import { toText } from '../conditions/index.ts';
import { aroundMembers } from './fieldState.ts';
import { decidable, type Scope } from './flag.ts';
import type { CompiledField, CompiledFields } from './form.ts';
import { lacksMasked, type FieldRights } from './mask.ts';
import { joinObjects, objectsIn } from './members.ts';
import { recordScope, type Values } from './recordScope.ts';
import type { Surroundings } from './resolve.ts';
import { fitsDigits, roundNumber } from './storedNumber.ts';

/** Whether all that a computed field reads is at hand; what is not computed stays as it came. */
export const isComputable = (
  { node }: CompiledField,
  scope: Scope,
  rights: FieldRights | undefined,
): boolean => node.value !== undefined && decidable(node.value, scope) && !lacksMasked(node.value, rights);

/** Fills in computed fields, each from the ones before it; where an expression fails, what is there stays. */
export function compute(fields: readonly CompiledField[], values: Values, scope: Scope): void {
  for (const field of fields) {
    const computed = computedValue(field, scope);
    if (computed) values[field.code] = computed.value;
  }
}

/** The value that a field computes; undefined where its expression fails, which the template has reported. */
export function computedValue(field: CompiledField, scope: Scope): { readonly value: unknown } | undefined {
  try {
    return { value: fitting(field, field.node.value?.evaluateStrictly(scope)) };
  } catch {
    return undefined;
  }
}

/** The same value with the computed members of its objects filled in; the very same where nothing changed. */
export function computeMembers(
  field: CompiledField,
  members: CompiledFields,
  value: unknown,
  outer: Scope,
  around: Surroundings,
): unknown {
  const before = objectsIn(field, value);
  const objects = before.map((object) => {
    const values = { ...object };
    const scope = recordScope(members, values, outer);
    const rights = aroundMembers(around).rights;
    compute(
      members.computed.filter((one) => isComputable(one, scope, rights)),
      values,
      scope,
    );
    if (members.computed.every(({ code }) => (values[code] ?? null) === (object[code] ?? null)))
      return object;
    return values;
  });
  return objects.every((object, index) => object === before[index]) ? value : joinObjects(field, objects);
}

/** A computed value in the type of its column and the digits that it keeps; what does not fit is empty. */
export function fitting(field: CompiledField, value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null;
  if (field.meta.column === 'number')
    return typeof value === 'number' && fitsDigits(value) ? roundNumber(value) : null;
  if (field.meta.column === 'text') return typeof value === 'object' ? null : toText(value);
  return value;
}
