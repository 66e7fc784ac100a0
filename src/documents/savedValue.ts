import { aroundMembers, isHidden, isWithdrawn, resolveField } from './fieldState.ts';
import type { Scope } from './flag.ts';
import type { CompiledField, CompiledFields } from './form.ts';
import { hideRule } from './hide.ts';
import { mapObjects } from './members.ts';
import { recordScope, type Values } from './recordScope.ts';
import type { Surroundings } from './resolve.ts';

/** What surrounds the fields of a record: flags and rules read what the form shows, computations what will be saved. */
export interface Scopes {
  readonly shown: Scope;
  readonly saved: Scope;
}

/** The same names for both: around a form, and where a record stands as it is stored. */
export const sameForBoth = (scope: Scope): Scopes => ({ shown: scope, saved: scope });

const mayHide = ({ node, ancestors }: CompiledField): boolean =>
  !node.value && [node, ...ancestors].some(({ visible }) => visible.constant !== true);

/** Whether what will be saved of a field may be another value than the one that the form holds. */
export const mayDiffer = (field: CompiledField): boolean =>
  mayHide(field) || (field.members?.fields.some(mayDiffer) ?? false);

/**
 * What computations count in the place of a hidden field's value: what the record keeps where the value is left out of
 * the submit, nothing where it is cleared. A computed field counts as it is computed, hidden or not: it holds no input.
 * @param stored the stored record; empty for a new one, and for an object in a value
 * @returns undefined where the value itself counts
 */
export function savedHidden(
  field: CompiledField,
  stored: Readonly<Values>,
  shown: Scope,
  around: Surroundings,
): { readonly value: unknown } | undefined {
  const withdrawn = !field.node.value && isWithdrawn(field, around);
  if (!(withdrawn || mayHide(field)) || !isHidden(field, resolveField(field, shown, around)))
    return undefined;
  const { submits } = hideRule(field.hide);
  if (submits === 'value') return undefined;
  return { value: submits === 'nothing' ? (stored[field.code] ?? null) : null };
}

/** What computations count of a field: what will be saved of it, in the objects inside its value as well. */
export function savedValue(
  field: CompiledField,
  value: unknown,
  stored: Readonly<Values>,
  shown: Scope,
  around: Surroundings,
): unknown {
  const hidden = savedHidden(field, stored, shown, around);
  if (hidden) return hidden.value;
  const { members } = field;
  if (!members?.fields.some(mayDiffer)) return value;
  return mapObjects(field, value, (object) => savedObject(members, object, shown, around));
}

/** What will be saved of an object inside a value; the very same where that is all of it. */
export function savedObject(
  members: CompiledFields,
  object: Readonly<Values>,
  outer: Scope,
  around: Surroundings,
): Readonly<Values> {
  const shown = recordScope(members, object, outer);
  const inside = aroundMembers(around);
  const changed = members.fields.filter(mayDiffer).flatMap((member) => {
    const value = object[member.code] ?? null;
    const saved = savedValue(member, value, {}, shown, inside);
    return saved === value ? [] : [[member.code, saved] as const];
  });
  return changed.length === 0 ? object : { ...object, ...Object.fromEntries(changed) };
}
