import type { CallInput } from '../../schemas/wire/interface.ts';
import type { Place } from './place.ts';

/** Where a value that a step hands on comes from. */
export type Origin = 'none' | 'place' | 'fixed' | 'expression';

const REFERENCE = /^\{\{\s*([\w.[\]]+)\s*\}\}$/;

/** The path that a text refers to and nothing else, undefined for other values. */
export const referredBy = (value: unknown): string | undefined =>
  typeof value === 'string' ? REFERENCE.exec(value)?.[1] : undefined;

/** The name of the input that a path is, undefined for other paths. */
export const inputIn = (path: string): string | undefined => /^inputs\.([A-Za-z]\w*)$/.exec(path)?.[1];

export const referTo = (path: string): string => `{{${path}}}`;

/** Whether a value is one of a type, so that the control of the type can show it; null is none yet. */
export function fits(type: CallInput['type'], value: unknown): boolean {
  if (value === null) return true;
  switch (type) {
    case 'number':
    case 'bool':
      return typeof value === (type === 'bool' ? 'boolean' : type);
    case 'text':
    case 'date':
    case 'datetime':
      return typeof value === 'string';
    case 'texts':
    case 'fields':
      return Array.isArray(value) && value.every((each) => typeof each === 'string');
    case 'numbers':
      return Array.isArray(value) && value.every((each) => typeof each === 'number');
    case 'conditions':
      return typeof value === 'object' && 'conditionList' in value;
    case 'sort':
      return Array.isArray(value) && value.every(isOrder);
    case 'list':
      return Array.isArray(value);
    case 'record':
      return typeof value === 'object' && !Array.isArray(value);
    case 'json':
      return typeof value !== 'string';
  }
}

/** One column that rows are ordered by. */
export interface Order {
  readonly field: string;
  readonly order: 'asc' | 'desc';
}

const isOrder = (value: unknown): value is Order =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === 2 &&
  typeof Reflect.get(value, 'field') === 'string' &&
  ['asc', 'desc'].includes(Reflect.get(value, 'order') as string);

/** Where a value comes from, as far as it says so itself. */
export function originOf(type: CallInput['type'], value: unknown, places: readonly Place[]): Origin {
  if (value === undefined) return 'none';
  const path = referredBy(value);
  // An input that there is not yet can be added.
  if (path !== undefined && (inputIn(path) !== undefined || places.some((place) => place.path === path)))
    return 'place';
  if (typeof value === 'string' && (value.includes('{{') || !fits(type, value))) return 'expression';
  return 'fixed';
}

/** What a value of a type begins with. */
const begin = (type: CallInput['type']): unknown => (type === 'text' ? '' : null);

/** Of the values that there are, the one that an input of a name most likely takes: one of the same name. */
export const likeliest = (name: string, places: readonly Place[]): Place | undefined =>
  places.find(({ path }) => path.split('.').at(-1) === name);

/** The value to begin with where none is likely: for a list the rows that were read last, if there are some. */
const firstOf = (type: CallInput['type'], places: readonly Place[]): Place | undefined =>
  (type === 'list' ? places.findLast(({ isRows }) => isRows) : undefined) ?? places[0];

/** What a value becomes where it is to come from elsewhere. */
export function comeFrom(
  origin: Origin,
  { name, type }: Pick<CallInput, 'name' | 'type'>,
  value: unknown,
  places: readonly Place[],
): unknown {
  switch (origin) {
    case 'none':
      return undefined;
    case 'fixed':
      return begin(type);
    case 'expression':
      return typeof value === 'string' && value !== '' ? value : '{{ }}';
    case 'place':
      return referTo((likeliest(name, places) ?? firstOf(type, places))?.path ?? ' ');
  }
}
