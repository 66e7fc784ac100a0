import { toText } from '../conditions/index.ts';
import { decidable, type Scope } from './flag.ts';
import type { CompiledField } from './form.ts';
import { lacksMasked, type FieldRights } from './mask.ts';
import { fitsDigits, roundNumber } from './storedNumber.ts';

/** Whether all that a computed field reads is at hand; what is not computed stays as it came. */
export const isComputable = (
  { node }: CompiledField,
  scope: Scope,
  rights: FieldRights | undefined,
): boolean => node.value !== undefined && decidable(node.value, scope) && !lacksMasked(node.value, rights);

/** The value that a field computes; undefined where its expression fails, which the template has reported. */
export function computedValue(field: CompiledField, scope: Scope): { readonly value: unknown } | undefined {
  try {
    return { value: fitting(field, field.node.value?.evaluateStrictly(scope)) };
  } catch {
    return undefined;
  }
}

/** A computed value in the type of its column and the digits that it keeps; what does not fit is empty. */
export function fitting(field: CompiledField, value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null;
  if (field.meta.column === 'number')
    return typeof value === 'number' && fitsDigits(value) ? roundNumber(value) : null;
  if (field.meta.column === 'text') return typeof value === 'object' ? null : toText(value);
  return value;
}
