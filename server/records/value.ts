import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Validator } from 'typebox/compile';
import {
  NUMBER_DECIMALS,
  NUMBER_DIGITS,
  fitsDigits,
  withoutNoise,
} from '../../src/documents/storedNumber.ts';
import type { ColumnType } from '../../src/schemas/rendererMeta.ts';
import { COVERED } from '../../src/schemas/secret.ts';
import { inputError } from '../errors/AppError.ts';
import type { InputError } from '../errors/AppError.ts';
import type { InputErrorCode } from '../errors/inputErrors.ts';
import { readDateTime, isCalendarDate } from './calendar.ts';
import type { ModuleField } from './shape.ts';

/** Longest text of a field, in code points. */
const MAX_TEXT = 20_000;
/** Of an indexed one: an entry of a B-tree takes 2,704 bytes, the record's id among them. */
export const MAX_INDEXED_TEXT = 500;
const MAX_ITEMS = 500;
const MAX_ITEM_TEXT = 1_000;
/** Longest JSON text of a structured value. */
const MAX_JSON = 64 * 1024;

/** What a check makes of a value: the value as it is stored, or what is wrong with it. */
export type CheckedValue =
  { readonly value: unknown } | { readonly code: InputErrorCode; readonly limit?: number };

const wrong = (code: InputErrorCode, limit?: number): CheckedValue =>
  limit === undefined ? { code } : { code, limit };

const storable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

function checkText(field: ModuleField, value: unknown): CheckedValue {
  if (typeof value !== 'string') return wrong('TYPE_WRONG');
  if (!storable(value)) return wrong('VALUE_INVALID');
  const limit = field.unique || field.index ? MAX_INDEXED_TEXT : MAX_TEXT;
  return value.length > limit && Array.from(value).length > limit ? wrong('TOO_LONG', limit) : { value };
}

/** Digits of a finite number as it is written in decimals: all significant ones, and those behind the point. */
function digitsOf(value: number): { significant: number; decimals: number } {
  const [mantissa = '', exponent = '0'] = Math.abs(value).toString().split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const significant = (whole + fraction).replace(/^0+/, '').replace(/0+$/, '').length;
  return { significant, decimals: Math.max(0, fraction.length - Number(exponent)) };
}

function checkNumber(_field: ModuleField, sent: unknown): CheckedValue {
  if (typeof sent !== 'number') return wrong('TYPE_WRONG');
  if (!fitsDigits(sent)) return wrong('VALUE_INVALID');
  const value = withoutNoise(sent);
  const { significant, decimals } = digitsOf(value);
  if (decimals > NUMBER_DECIMALS) return wrong('TOO_PRECISE', NUMBER_DECIMALS);
  if (significant > NUMBER_DIGITS) return wrong('VALUE_INVALID');
  return { value: value === 0 ? 0 : value };
}

/**
 * Lists are choices: their widgets hold each once, so that a repeat is a mistake of whoever sends it, and none that
 * could be mended without being told.
 */
function checkList(_field: ModuleField, value: unknown): CheckedValue {
  if (!Array.isArray(value)) return wrong('TYPE_WRONG');
  if (value.length === 0) return { value: null };
  if (value.length > MAX_ITEMS) return wrong('TOO_MANY', MAX_ITEMS);
  const items: readonly unknown[] = value;
  const sound = items.every(
    (item) =>
      (typeof item === 'string' && item.length <= MAX_ITEM_TEXT && storable(item)) ||
      typeof item === 'boolean' ||
      (typeof item === 'number' && Number.isFinite(item)),
  );
  if (!sound) return wrong('VALUE_INVALID');
  return new Set(items).size < items.length ? wrong('REPEATED') : { value };
}

function checkJson(_field: ModuleField, value: unknown): CheckedValue {
  if (typeof value !== 'object') return wrong('TYPE_WRONG');
  const text = JSON.stringify(value);
  if (text.length > MAX_JSON) return wrong('TOO_LONG', MAX_JSON);
  return { value: Array.isArray(value) && value.length === 0 ? null : value };
}

function checkDateTime(_field: ModuleField, value: unknown): CheckedValue {
  if (typeof value !== 'string') return wrong('TYPE_WRONG');
  const instant = readDateTime(value);
  return instant === undefined ? wrong('FORMAT_INVALID') : { value: instant };
}

/** One check per column type; what passes fits the column for certain. */
const checks: Readonly<Record<ColumnType, (field: ModuleField, value: unknown) => CheckedValue>> = {
  text: checkText,
  number: checkNumber,
  bool: (_field, value) => (typeof value === 'boolean' ? { value } : wrong('TYPE_WRONG')),
  date: (_field, value) => {
    if (typeof value !== 'string') return wrong('TYPE_WRONG');
    return isCalendarDate(value) ? { value } : wrong('FORMAT_INVALID');
  },
  datetime: checkDateTime,
  list: checkList,
  user: checkJson,
  json: checkJson,
};

const validators = new WeakMap<TSchema, Validator>();

/** Whether a value is one of the field's widget; of a text that is too long, how long it may be. */
function checkMeta(schema: TSchema, value: unknown): CheckedValue {
  const validator = validators.get(schema) ?? Compile(schema);
  validators.set(schema, validator);
  if (validator.Check(value)) return { value };
  if (typeof value !== 'string' || !('maxLength' in schema)) return wrong('VALUE_INVALID');
  const limit = Number(schema.maxLength);
  return Array.from(value).length > limit ? wrong('TOO_LONG', limit) : wrong('VALUE_INVALID');
}

/** Checks one value of a field; null, an empty text and an empty list are all the empty value. */
export function checkValue(field: ModuleField, value: unknown): CheckedValue {
  if (value === null || value === undefined || value === '') return { value: null };
  // A secret that comes back covered stays what it is.
  if (field.secret === true && value === COVERED) return { value };
  const checked = checks[field.type](field, value);
  if ('code' in checked || checked.value === null) return checked;
  return checkMeta(field.meta.value, checked.value);
}

/** The same as a finding at a path, undefined where the value is sound. */
export function findingOf(checked: CheckedValue, path: string): InputError | undefined {
  return 'code' in checked ? inputError(path, checked.code, checked.limit) : undefined;
}
