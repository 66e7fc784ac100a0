import type { Actor } from '../../session/actor.ts';
import { inputError, invalidInput } from '../../errors/AppError.ts';
import type { InputError } from '../../errors/AppError.ts';
import type { InputErrorCode } from '../../errors/inputErrors.ts';
import { wrongType } from '../../errors/wrongType.ts';
import { countCharacters } from '../../../src/schemas/characters.ts';
import type { InterfaceInputType, InterfaceSessionValue } from '../../../src/schemas/wire/interface.ts';
import type { InterfaceInput } from './schema.ts';

/** Why a value is no input of its type. */
export interface Unread {
  readonly code: InputErrorCode;
  readonly n?: number;
}
/** What an input came to, null for nothing. */
type ReadInput = { readonly value: unknown } | Unread;

/** The finding of a value that is no input of its type. */
export const wrongInput = (path: string, type: InterfaceInputType, { code, n }: Unread): InputError =>
  code === 'TYPE_WRONG' ? wrongType(path, type) : inputError(path, code, n);

const LONGEST_TEXT = 4_000;
const LONGEST_LIST = 1_000;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2})$/;

const isDay = (text: string): boolean => {
  const day = DATE.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

const wrong: ReadInput = { code: 'TYPE_WRONG' };

/** Parameters of an address arrive as texts, whatever they hold. */
const one: Readonly<Record<Exclude<InterfaceInputType, 'texts' | 'numbers'>, (value: unknown) => ReadInput>> =
  {
    text: (value) => {
      if (typeof value !== 'string' && typeof value !== 'number') return wrong;
      const text = String(value);
      return countCharacters(text) > LONGEST_TEXT ? { code: 'TOO_LONG', n: LONGEST_TEXT } : { value: text };
    },
    number: (value) => {
      const number = typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;
      return typeof number === 'number' && Number.isFinite(number) ? { value: number } : wrong;
    },
    bool: (value) => {
      if (value === true || value === 'true') return { value: true };
      return value === false || value === 'false' ? { value: false } : wrong;
    },
    date: (value) => (typeof value === 'string' && isDay(value) ? { value } : { code: 'FORMAT_INVALID' }),
    datetime: (value) =>
      typeof value === 'string' &&
      MOMENT.test(value) &&
      isDay(value.slice(0, 10)) &&
      !Number.isNaN(Date.parse(value))
        ? { value }
        : { code: 'FORMAT_INVALID' },
  };

/** Reads one value as an input of a type; null and an empty text are none, but for texts. */
export function readInput(type: InterfaceInputType, value: unknown): ReadInput {
  if (value === null || (value === '' && type !== 'text')) return { value: null };
  if (type !== 'texts' && type !== 'numbers') return one[type](value);
  if (!Array.isArray(value)) return wrong;
  if (value.length > LONGEST_LIST) return { code: 'TOO_MANY', n: LONGEST_LIST };
  const read = value.map(one[type === 'texts' ? 'text' : 'number']);
  return (
    read.find((each) => 'code' in each) ?? {
      value: read.map((each) => ('value' in each ? each.value : null)),
    }
  );
}

const fromSession: Readonly<Record<InterfaceSessionValue, (actor: Actor) => unknown>> = {
  userId: ({ userId }) => userId,
  userName: ({ userName }) => userName,
  groupId: ({ groupId }) => groupId ?? null,
  college: ({ college }) => college,
  department: ({ department }) => department,
  schoolId: ({ schoolId }) => schoolId,
};

/**
 * What a call gives for the inputs of an interface; members that are no input of it are left alone, since addresses
 * carry parameters for others too.
 * @param prefix of the paths of findings
 * @throws AppError INPUT_INVALID with all findings
 */
export function readInputs(
  inputs: readonly InterfaceInput[],
  given: Readonly<Record<string, unknown>>,
  actor: Actor,
  prefix = '',
): ReadonlyMap<string, unknown> {
  const values = new Map<string, unknown>();
  const findings = inputs.flatMap(({ name, type, required = false, from, default: otherwise }) => {
    if (from !== undefined) {
      values.set(name, fromSession[from](actor));
      return [];
    }
    const own = Object.hasOwn(given, name) ? (given[name] ?? null) : null;
    const read = readInput(type, own ?? otherwise ?? null);
    if ('code' in read) return [wrongInput(prefix + name, type, read)];
    values.set(name, read.value);
    return required && read.value === null ? [inputError(prefix + name, 'REQUIRED')] : [];
  });
  if (findings.length > 0) throw invalidInput(...findings);
  return values;
}
