import type { Named } from './names.ts';
import { Untranslatable } from './tokens.ts';

/** What stands on a side of a comparison. */
export type Operand =
  { readonly field: Named } | { readonly value: string | number | boolean | null; readonly written: string };

const COMPARISONS: Readonly<Record<string, string>> = {
  '===': '==',
  '==': '==',
  '!==': '!=',
  '!=': '!=',
  '<': '<',
  '>': '>',
  '<=': '<=',
  '>=': '>=',
};

export const isComparison = (sign: string | undefined): sign is string =>
  sign !== undefined && Object.hasOwn(COMPARISONS, sign);

/**
 * A comparison as one of ours.
 * @throws Untranslatable where ours would decide otherwise
 */
export function compared(left: Operand, sign: string, right: Operand): string {
  const ours = COMPARISONS[sign] ?? '==';
  // An emptied field is null here and '' or undefined there.
  const [other, empty] = isEmpty(right) ? [left, true] : isEmpty(left) ? [right, true] : [left, false];
  if (empty && 'field' in other && (ours === '==' || ours === '!='))
    return `${ours === '==' ? '' : 'not '}isEmpty(${other.field.reference})`;
  if ('field' in left && 'field' in right) {
    if ((left.field.originals === undefined) !== (right.field.originals === undefined))
      throw new Untranslatable();
    return `(${left.field.reference} ${ours} ${right.field.reference})`;
  }
  return `(${side(left, right, sign)} ${ours} ${side(right, left, sign)})`;
}

const isEmpty = (operand: Operand): boolean =>
  'value' in operand && (operand.value === null || operand.value === '');

function side(operand: Operand, other: Operand, sign: string): string {
  if ('field' in operand) return operand.field.reference;
  return 'field' in other ? literalFor(operand, other.field, sign) : operand.written;
}

type Literal = Exclude<Operand, { field: Named }>;

/** A value as it is written beside a field: as the text that it became, where the field's values became some. */
function literalFor({ value, written }: Literal, field: Named, sign: string): string {
  const strict = sign === '===' || sign === '!==';
  const { originals, column } = field;
  if (originals !== undefined && originals.size > 0) {
    if (!sign.includes('=') || sign === '<=' || sign === '>=') return ordered(value, written, originals);
    for (const [text, original] of originals) {
      if (original === value || (!strict && String(original) === String(value))) return quoted(text);
    }
    if (originals.has(String(value))) throw new Untranslatable();
    return quoted(String(value));
  }
  const fits =
    column === 'bool'
      ? typeof value === 'boolean'
      : column === 'number'
        ? typeof value === 'number' || (typeof value === 'string' && !strict && /^\d/.test(value))
        : column === 'text'
          ? typeof value === 'string' || typeof value === 'number'
          : (column === 'date' || column === 'datetime') && typeof value === 'string';
  if (!fits) throw new Untranslatable();
  return written;
}

/** Numbers that became texts are still compared as numbers. */
function ordered(value: unknown, written: string, originals: ReadonlyMap<string, unknown>): string {
  if (typeof value !== 'number' || ![...originals.values()].every((each) => typeof each === 'number'))
    throw new Untranslatable();
  return written;
}

const quoted = (text: string): string => {
  if (/['"\\{}]/.test(text)) throw new Untranslatable();
  return `'${text}'`;
};

/**
 * A field where a yes or no is wanted: what JavaScript takes for true.
 * @throws Untranslatable where that cannot be told of the value that is kept here
 */
export function truthOf({ reference, column, originals }: Named): string {
  if (originals !== undefined) {
    if (originals.size === 0 || column !== 'text') throw new Untranslatable();
    const untrue = [...originals].filter(([, original]) => !original);
    const others = untrue.map(([text]) => ` and ${reference} != ${quoted(text)}`);
    return `(not isEmpty(${reference})${others.join('')})`;
  }
  switch (column) {
    case 'bool':
      return reference;
    case 'text':
    case 'date':
    case 'datetime':
      return `not isEmpty(${reference})`;
    case 'number':
      return `(not isEmpty(${reference}) and ${reference} != 0)`;
    default:
      throw new Untranslatable();
  }
}
