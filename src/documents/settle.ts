import { computeAll } from './computeAll.ts';
import { isComputable } from './computedFields.ts';
import { aroundMembers, isHidden, isOpen, resolveField } from './fieldState.ts';
import type { Scope } from './flag.ts';
import type { CompiledField, CompiledFields } from './form.ts';
import { hideRule } from './hide.ts';
import { joinObjects, objectsIn } from './members.ts';
import { recordScope, type Values } from './recordScope.ts';
import type { Surroundings } from './resolve.ts';
import { ROW_MARK, rowMark } from './rowMark.ts';
import { sameForBoth, type Scopes } from './savedValue.ts';
import { validateField, type FieldError } from './validateField.ts';

export interface Settled {
  /** All values after computing; hidden fields as their hide policy says. */
  values: Values;
  /** Codes that take no part in the submit: hidden ones whose policy leaves them out. */
  leftOut: ReadonlySet<string>;
  errors: FieldError[];
}

/** The stored record of what has none. */
const NONE: Readonly<Values> = {};

/**
 * Brings a record into the state in which it may be stored: computes the computed fields, applies the hide table,
 * and validates what is visible and can be changed. The browser calls it before the submit, the server before the
 * write, with the same result; where a flag or a rule reads a name that the scope does not hold (the server knows no
 * page parameters), or a field that is kept from the role, the field counts as shown, not required and sound, so that
 * nothing a person entered is lost.
 * @param stored the stored record, which keeps what hidden fields leave out; absent: a new one
 */
export const settleRecord = (
  form: CompiledFields,
  input: Readonly<Values>,
  platform: Scope,
  around: Surroundings,
  stored: Readonly<Values> = NONE,
): Settled => settle(form, input, sameForBoth(platform), around, stored);

function settle(
  form: CompiledFields,
  input: Readonly<Values>,
  outer: Scopes,
  around: Surroundings,
  stored: Readonly<Values>,
): Settled {
  const { seen, saved } = emptyHidden(form, input, outer, around, stored);
  const scope = recordScope(form, seen, outer.shown);
  const inside: Scopes = { shown: scope, saved: recordScope(form, saved, outer.saved) };
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
      const inner = settleMembers(field, field.members, seen[field.code], inside, around);
      values[field.code] = inner.value;
      errors.push(...inner.errors);
    }
  }
  return { values, leftOut, errors };
}

/** An object inside a field's value as it may be stored, with what is wrong in it. */
export interface SettledObject {
  readonly object: Values;
  /** Each by the way from the object. */
  readonly errors: readonly FieldError[];
}

/**
 * Settles one object inside a field's value as a record of its own: `row` beside the names of the record around it.
 * What is left out of a submit has no stored record to stay in, and is empty.
 */
export function settleObject(
  members: CompiledFields,
  object: Readonly<Values>,
  outer: Scopes,
  around: Surroundings,
): SettledObject {
  const { values, leftOut, errors } = settle(members, object, outer, aroundMembers(around), NONE);
  const kept = members.fields.filter(({ code, meta }) => meta.column !== null && !leftOut.has(code));
  const settled = Object.fromEntries(kept.map(({ code }) => [code, values[code] ?? null]));
  const mark = rowMark(object);
  return { object: mark === undefined ? settled : { ...settled, [ROW_MARK]: mark }, errors };
}

/** Where the object at an index stands in a form: `rows.2`, or the field itself where it holds but one. */
const wayTo = ({ code, meta }: CompiledField, index: number): string =>
  meta.members === 'many' ? `${code}.${String(index)}` : code;

/** @returns the value, and errors by the way from the field: `rows.2.amount` */
function settleMembers(
  field: CompiledField,
  members: CompiledFields,
  value: unknown,
  outer: Scopes,
  around: Surroundings,
): { value: unknown; errors: FieldError[] } {
  const settled = objectsIn(field, value).map((object) => settleObject(members, object, outer, around));
  return {
    value: joinObjects(
      field,
      settled.map(({ object }) => object),
    ),
    errors: settled.flatMap(({ errors }, index) =>
      errors.map((error) => ({ ...error, field: `${wayTo(field, index)}.${error.field}` })),
    ),
  };
}

/**
 * The values as the open form shows them: computed, and the hidden fields emptied that do not keep theirs. One field
 * at a time, since emptying it may show or hide others and change what is computed; each round empties some for good,
 * so that this ends. What is computed stays so while it is hidden.
 * @returns them beside what computations counted: what will be saved
 */
function emptyHidden(
  form: CompiledFields,
  input: Readonly<Values>,
  outer: Scopes,
  around: Surroundings,
  stored: Readonly<Values>,
): { readonly seen: Values; readonly saved: Values } {
  const seen: Values = { ...input };
  const scope = recordScope(form, seen, outer.shown);
  const computed = form.computed.filter((field) => isComputable(field, scope, around.rights));
  const recompute = (): Values => computeAll(form, seen, stored, outer, around);
  const emptying = form.fields.filter((field) => hideRule(field.hide).empties && !computed.includes(field));
  let saved = recompute();
  const empty = (field: CompiledField): boolean => {
    if ((seen[field.code] ?? null) === null) return false;
    if (!isHidden(field, resolveField(field, scope, around))) return false;
    seen[field.code] = null;
    saved = recompute();
    return true;
  };
  for (let emptied = true; emptied;) {
    emptied = false;
    // One that is emptied may hide another that was passed by before.
    for (const field of emptying) if (empty(field)) emptied = true;
  }
  return { seen, saved };
}
