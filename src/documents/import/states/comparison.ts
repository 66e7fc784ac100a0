import { isPlain } from '../read/json.ts';
import { quoted } from '../read/quoted.ts';
import type { Named } from './names.ts';
import { every, type Said } from './said.ts';

/** A value as it is written in an expression. */
export type Scalar = string | number | boolean | null;

/** What stands on a side of a comparison. */
export type Operand = { readonly field: Named } | { readonly value: Scalar };

/** Comparisons of JavaScript, as ours write them, and as they are written from the other side. */
const COMPARISONS: ReadonlyMap<string, readonly [ours: string, turned: string]> = new Map([
  ['===', ['==', '===']],
  ['==', ['==', '==']],
  ['!==', ['!=', '!==']],
  ['!=', ['!=', '!=']],
  ['<', ['<', '>']],
  ['>', ['>', '<']],
  ['<=', ['<=', '>=']],
  ['>=', ['>=', '<=']],
]);

/** A comparison of JavaScript as one of ours; undefined where ours would decide otherwise, or there is none. */
export function compared(left: Operand, sign: string, right: Operand): Said {
  const [ours, turned] = COMPARISONS.get(sign) ?? [];
  if (ours === undefined || turned === undefined) return undefined;
  if (!('field' in left)) return 'field' in right ? against(right.field, turned, left.value) : undefined;
  if (!('field' in right)) return against(left.field, sign, right.value);
  const alike = (left.field.originals === undefined) === (right.field.originals === undefined);
  return alike ? `(${left.field.reference} ${ours} ${right.field.reference})` : undefined;
}

function against(field: Named, sign: string, value: Scalar): Said {
  const [ours = ''] = COMPARISONS.get(sign) ?? [];
  // An emptied field is null here and '' or undefined there.
  if ((value === null || value === '') && (ours === '==' || ours === '!='))
    return ours === '==' ? isEmpty(field) : isFilled(field);
  const written = literalFor(field, value, sign);
  return written && `(${field.reference} ${ours} ${written})`;
}

export const isEmpty = ({ reference }: Named): string => `isEmpty(${reference})`;
export const isFilled = (field: Named): string => `not isEmpty(${field.reference})`;

/** Whether a field holds a value: one that is chosen among others, or a piece of its text. */
export function holds(field: Named, value: Scalar): Said {
  const { reference, column, originals } = field;
  if (column === 'list') {
    const written = originals ? originalFor(originals, value, true) : textOf(value);
    return written && `(${written} in ${reference})`;
  }
  const isPiece = column === 'text' && originals === undefined && typeof value === 'string';
  const written = isPiece ? quoted(value) : undefined;
  return written && `contains(${reference}, ${written})`;
}

/**
 * A value as it is written beside a field: as the text that it became, where the field's values became some. Undefined:
 * a comparison with it would decide otherwise here.
 */
export function literalFor({ originals, column }: Named, value: Scalar, sign: string): string | undefined {
  const strict = sign === '===' || sign === '!==';
  if (originals !== undefined && originals.size > 0) {
    return sign.startsWith('<') || sign.startsWith('>')
      ? ordered(value, originals)
      : originalFor(originals, value, strict);
  }
  // Of values that are of another type here nobody knows which a strict comparison would meet.
  if (originals !== undefined && strict) return undefined;
  switch (column) {
    case 'bool':
      return typeof value === 'boolean' ? String(value) : undefined;
    case 'number':
      return isPlain(value) || (!strict && typeof value === 'string' && /^\d+(\.\d+)?$/.test(value))
        ? String(value)
        : undefined;
    case 'text':
      return isPlain(value) && !strict ? String(value) : textOf(value);
    case 'date':
    case 'datetime':
      return textOf(value);
    default:
      return undefined;
  }
}

/** A value that became a text, as that; another one stays what it is. */
function originalFor(
  originals: ReadonlyMap<string, unknown>,
  value: Scalar,
  strict: boolean,
): string | undefined {
  const found = [...originals].find(
    ([, original]) => original === value || (!strict && String(original) === String(value)),
  );
  if (found) return quoted(found[0]);
  return originals.has(String(value)) ? undefined : quoted(String(value));
}

/** Numbers that became texts are still compared as numbers. */
function ordered(value: Scalar, originals: ReadonlyMap<string, unknown>): string | undefined {
  const numbers = [...originals.values()].every((each) => typeof each === 'number');
  return numbers && isPlain(value) ? String(value) : undefined;
}

const textOf = (value: Scalar): string | undefined => (typeof value === 'string' ? quoted(value) : undefined);

/** A field where a yes or no is wanted: what JavaScript takes for true; undefined where that cannot be told here. */
export function truthOf(field: Named): Said {
  const { reference, column, originals } = field;
  if (originals !== undefined) {
    if (originals.size === 0 || column !== 'text') return undefined;
    const untrue = [...originals].filter(([, original]) => !original).map(([text]) => quoted(text));
    return every([isFilled(field), ...untrue.map((text) => text && `${reference} != ${text}`)]);
  }
  switch (column) {
    case 'bool':
      return reference;
    case 'text':
    case 'date':
    case 'datetime':
      return isFilled(field);
    case 'number':
      return every([isFilled(field), `${reference} != 0`]);
    default:
      return undefined;
  }
}
