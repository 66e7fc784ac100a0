import { PATTERN_LENGTH } from '../../schemas/limits.ts';
import { pointer } from '../../schemas/pointer.ts';
import { patternOf } from '../patternText.ts';
import { holdsBraces } from './braces.ts';
import type { PatternRule } from './plan.ts';
import type { Reading } from './Reading.ts';

/** The formats that Formily brings. */
export const FORMATS = [
  ...['url', 'email', 'ipv6', 'ipv4', 'number', 'integer', 'idcard'],
  ...['qq', 'phone', 'money', 'zh', 'date', 'zip'],
] as const;

const isFormat = (value: unknown): value is (typeof FORMATS)[number] =>
  FORMATS.some((format) => format === value);

const each = (names: string, types: readonly string[]): readonly (readonly [string, readonly string[]])[] =>
  names.split(' ').map((name) => [name, types]);

/** What a rule of `x-validator` may say, by the type of what it takes. */
const MEMBERS: ReadonlyMap<string, readonly string[]> = new Map([
  ...each('required whitespace uniqueItems', ['boolean']),
  ...each('max min len maximum minimum exclusiveMaximum exclusiveMinimum maxLength', ['number', 'string']),
  ...each('minLength maxItems minItems maxProperties minProperties multipleOf', ['number']),
  ...each('message', ['string']),
  ...each('const', ['string', 'number', 'boolean']),
  ...each('enum', ['object']),
]);
const TRIGGERS: ReadonlySet<unknown> = new Set(['onInput', 'onBlur', 'onFocus']);

/** The rules of a field that are data. */
export interface ReadRules {
  readonly rules: readonly unknown[];
  readonly patterns: readonly PatternRule[];
}

/** Reads `x-validator`: formats by name and rules by their members. What is code is told and left out. */
export function readValidator(value: unknown, path: string, reading: Reading): ReadRules {
  const rules: unknown[] = [];
  const patterns: PatternRule[] = [];
  const read = (one: unknown, at: string): void => {
    if (isFormat(one)) rules.push(one);
    else if (typeof one === 'function' || (typeof one === 'string' && holdsBraces(one)))
      reading.code('x-validator', at);
    else if (typeof one !== 'object' || one === null || Array.isArray(one)) reading.wrong('x-validator', at);
    else {
      const rule = ruleOf(one, at, reading, patterns);
      if (Object.keys(rule).length > 0) rules.push(rule);
    }
  };
  if (Array.isArray(value)) value.forEach((one, index) => read(one, pointer(path, index)));
  else read(value, path);
  return { rules, patterns };
}

function ruleOf(
  rule: object,
  path: string,
  reading: Reading,
  patterns: PatternRule[],
): Readonly<Record<string, unknown>> {
  const read: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(rule)) {
    const at = pointer(path, name);
    if (name === 'pattern') {
      const message: unknown = Reflect.get(rule, 'message');
      const found = readPattern(value, at, reading, typeof message === 'string' ? message : undefined);
      if (found) patterns.push(found);
    } else if (name === 'validator') reading.code('x-validator.validator', at);
    else if (name === 'format') {
      if (isFormat(value)) read.format = value;
      else reading.wrong('format', at);
    } else if (name === 'triggerType') {
      if (TRIGGERS.has(value)) read.triggerType = value;
      else reading.wrong('triggerType', at);
    } else if (!MEMBERS.has(name)) reading.unused(name, at);
    else if (
      MEMBERS.get(name)?.includes(typeof value) !== true ||
      (typeof value === 'string' && holdsBraces(value))
    )
      reading.wrong(name, at);
    else read[name] = value;
  }
  // A message alone is no rule.
  return Object.keys(read).every((name) => name === 'message' || name === 'triggerType') ? {} : read;
}

/** Reads a pattern, which is run in linear time or not at all. */
export function readPattern(
  written: unknown,
  path: string,
  reading: Reading,
  message?: string,
): PatternRule | undefined {
  if (typeof written !== 'string' || written.length > PATTERN_LENGTH || holdsBraces(written)) {
    reading.wrong('pattern', path);
    return undefined;
  }
  const { source, lost } = patternOf(written);
  if (lost !== '') reading.unused(lost, path);
  reading.patterns.push({ path, source });
  return { source, message };
}
