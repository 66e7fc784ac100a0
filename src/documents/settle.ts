import { computeAll } from './computeAll.ts';
import { isComputable } from './computedFields.ts';
import { aroundMembers, isHidden, isOpen, resolveField } from './fieldState.ts';
import type { Scope } from './flag.ts';
import type { CompiledField, CompiledFields } from './form.ts';
import { hideRule } from './hide.ts';
import { joinObjects, objectsIn } from './members.ts';
import { recordScope, type Values } from './recordScope.ts';
import type { Surroundings } from './resolve.ts';
import { validateField, type FieldError } from './validateField.ts';

export interface Settled {
  /** All values after computing; hidden fields as their hide policy says. */
  values: Values;
  /** Codes that take no part in the submit: hidden ones whose policy leaves them out. */
  leftOut: ReadonlySet<string>;
  errors: FieldError[];
}

/**
 * Brings a record into the state in which it may be stored: computes the computed fields, applies the hide table,
 * and validates what is visible and can be changed. The browser calls it before the submit, the server before the
 * write, with the same result; where a flag or a rule reads a name that the scope does not hold (the server knows no
 * page parameters), or a field that is kept from the role, the field counts as shown, not required and sound, so that
 * nothing a person entered is lost.
 */
export function settleRecord(
  form: CompiledFields,
  input: Readonly<Values>,
  platform: Scope,
  around: Surroundings,
): Settled {
  const seen = emptyHidden(form, input, platform, around);
  const scope = recordScope(form, seen, platform);
  const values = { ...seen };
  const leftOut = new Set<string>();
  const errors: FieldError[] = [];
  for (const field of form.fields) {
    const state = resolveField(field, scope, around);
    if (isHidden(field, state)) {
      const rule = hideRule(field.hide);
      if (rule.empties) values[field.code] = null;
      if (rule.submits === 'nothing') leftOut.add(field.code);
    }
    const broken = field.placed
      ? validateField(field, seen[field.code], state, scope, around.rights)
      : undefined;
    if (broken) errors.push(broken);
    if (field.members && field.placed && isOpen(state)) {
      const inner = settleMembers(field, field.members, seen[field.code], scope, around);
      values[field.code] = inner.value;
      errors.push(...inner.errors);
    }
  }
  return { values, leftOut, errors };
}

/**
 * Settles the objects in a field's value, each as a record of its own: `row` beside the names of the record around it.
 * What is left out of a submit has no stored record to stay in, and is empty.
 * @returns the value, and errors by the way from the field: `rows.2.amount`
 */
export function settleMembers(
  field: CompiledField,
  members: CompiledFields,
  value: unknown,
  scope: Scope,
  around: Surroundings,
): { value: unknown; errors: FieldError[] } {
  const errors: FieldError[] = [];
  const many = field.meta.members === 'many';
  const inside = aroundMembers(around);
  const objects = objectsIn(field, value).map((object, index) => {
    const settled = settleRecord(members, object, scope, inside);
    const base = many ? `${field.code}.${String(index)}` : field.code;
    errors.push(...settled.errors.map((error) => ({ ...error, field: `${base}.${error.field}` })));
    const kept = members.fields.filter(
      ({ code, meta }) => meta.column !== null && !settled.leftOut.has(code),
    );
    return Object.fromEntries(kept.map(({ code }) => [code, settled.values[code] ?? null]));
  });
  return { value: joinObjects(field, objects), errors };
}

/**
 * The values as the open form shows them: computed, and the hidden fields emptied that do not keep theirs. One field
 * at a time, since emptying it may show or hide others and change what is computed; each round empties some for good,
 * so that this ends. What is computed stays so while it is hidden.
 */
function emptyHidden(
  form: CompiledFields,
  input: Readonly<Values>,
  platform: Scope,
  around: Surroundings,
): Values {
  const values: Values = { ...input };
  const scope = recordScope(form, values, platform);
  const computed = form.computed.filter((field) => isComputable(field, scope, around.rights));
  const recompute = (): void => computeAll(form, computed, values, scope, around);
  const emptying = form.fields.filter((field) => hideRule(field.hide).empties && !computed.includes(field));
  const empty = (field: CompiledField): boolean => {
    if ((values[field.code] ?? null) === null) return false;
    if (!isHidden(field, resolveField(field, scope, around))) return false;
    values[field.code] = null;
    recompute();
    return true;
  };
  recompute();
  for (let emptied = true; emptied;) {
    emptied = false;
    // One that is emptied may hide another that was passed by before.
    for (const field of emptying) if (empty(field)) emptied = true;
  }
  return values;
}
