import { Check } from 'typebox/value';
import { PATTERN_LENGTH } from '../../schemas/limits.ts';
import type { Rule, RuleName } from '../../schemas/node.ts';
import type { FieldMeta, RendererMeta } from '../../schemas/rendererMeta.ts';
import { linearPattern } from '../pattern.ts';
import { importFinding } from './findings.ts';
import { isBool, isList, isNumber, isRecord, isText, Reader } from './reader.ts';
import type { Run } from './run.ts';

type Kind = 'text' | 'number' | 'list' | 'other';

/** Names of limits in JSON Schema and in Formily's validators, with the rule that each is for which values. */
const LIMITS: Readonly<Record<string, Partial<Record<Kind, RuleName>>>> = {
  minLength: { text: 'minLength', list: 'minItems' },
  maxLength: { text: 'maxLength', list: 'maxItems' },
  len: { text: 'length' },
  minimum: { number: 'min' },
  maximum: { number: 'max' },
  min: { number: 'min', text: 'minLength', list: 'minItems' },
  max: { number: 'max', text: 'maxLength', list: 'maxItems' },
  minItems: { list: 'minItems' },
  maxItems: { list: 'maxItems' },
};

/** Limits that are not allowed themselves. */
const OPEN_LIMITS = { exclusiveMinimum: '>', exclusiveMaximum: '<' } as const;

/** A number that expressions write as JavaScript does. */
const isPlainNumber = (value: unknown): value is number =>
  isNumber(value) && /^-?\d+(\.\d+)?$/.test(String(value));

const FORMATS: Readonly<Record<string, RuleName>> = {
  email: 'email',
  phone: 'phone',
  url: 'url',
  uri: 'url',
  idcard: 'idCard',
  integer: 'integer',
};

/** Most rules of one field, as the language has it. */
const MOST = 20;

const kindOf = ({ column }: FieldMeta): Kind =>
  column === 'text' || column === 'number' || column === 'list' ? column : 'other';

/** The rule of a format, for fields of text; undefined where there is none. */
export const ruleOfFormat = (format: string, field: FieldMeta): Rule | undefined => {
  const rule = Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
  const kind = kindOf(field);
  const fits = rule === 'integer' ? kind === 'number' : kind === 'text';
  return rule !== undefined && fits ? { rule } : undefined;
};

/** Limits that the widget has a prop for, as props. One that the prop does not take stays to be told of. */
export function readLimitProps(reader: Reader, { imports, props }: RendererMeta): Record<string, unknown> {
  const written: Record<string, unknown> = {};
  for (const [name, prop] of Object.entries(imports?.limits ?? {})) {
    const schema = props[prop]?.schema;
    const value = schema && reader.takeIf(name, (limit): limit is unknown => Check(schema, limit));
    if (value !== undefined) written[prop] = value;
  }
  return written;
}

/** The rules of a field: what JSON Schema limits, and what Formily's validators ask for. */
export function readRules(reader: Reader, field: FieldMeta, run: Run): readonly Rule[] {
  const rules = limits(reader, field);
  if (reader.peek('multipleOf') === 1 && kindOf(field) === 'number') {
    reader.take('multipleOf');
    rules.push({ rule: 'integer' });
  }
  if (run.formily) rules.push(...validators(reader, field, run));
  if (rules.length > MOST) run.report(importFinding('TOO_MUCH.rules', reader.path));
  return rules.slice(0, MOST);
}

function limits(reader: Reader, field: FieldMeta): Rule[] {
  const rules: Rule[] = [];
  for (const [name, byKind] of Object.entries(LIMITS)) {
    const rule = byKind[kindOf(field)];
    const value = rule && reader.takeIf(name, isNumber);
    if (rule && value !== undefined) rules.push({ rule, value });
  }
  for (const [name, sign] of Object.entries(OPEN_LIMITS)) {
    const value = kindOf(field) === 'number' ? reader.takeIf(name, isPlainNumber) : undefined;
    if (value !== undefined) rules.push({ rule: 'expression', value: `value ${sign} ${String(value)}` });
  }
  const only =
    field.column === 'bool' ? reader.takeIf('const', isBool) : constantNumber(reader, kindOf(field));
  if (only !== undefined) rules.push({ rule: 'expression', value: `value == ${String(only)}` });
  const pattern = kindOf(field) === 'text' ? reader.takeIf('pattern', isUsable) : undefined;
  return pattern === undefined ? rules : [...rules, { rule: 'pattern', value: pattern }];
}

const constantNumber = (reader: Reader, kind: Kind): number | undefined =>
  kind === 'number' ? reader.takeIf('const', isPlainNumber) : undefined;

/** A pattern that runs in linear time, as patterns do here. */
function isUsable(value: unknown): value is string {
  if (!isText(value) || value.length > PATTERN_LENGTH) return false;
  try {
    linearPattern(value);
    return true;
  } catch {
    return false; // looks around or back, or is no pattern at all
  }
}

function validators(reader: Reader, field: FieldMeta, run: Run): readonly Rule[] {
  const given = reader.peek('x-validator');
  if (given === undefined) return [];
  reader.take('x-validator');
  const list = isList(given) ? given : [given];
  return list.flatMap((each, index) => {
    const path = isList(given) ? `${reader.at('x-validator')}/${String(index)}` : reader.at('x-validator');
    if (isText(each)) return named(each, field, run, path);
    if (isRecord(each)) return described(new Reader(each, path), field, run);
    run.report(importFinding('SCRIPT', path));
    return [];
  });
}

function named(format: string, field: FieldMeta, run: Run, path: string): readonly Rule[] {
  const rule = ruleOfFormat(format, field);
  if (rule) return [rule];
  run.report(
    format.includes('{{') ? importFinding('SCRIPT', path) : importFinding('FORMAT', path, { format }),
  );
  return [];
}

/** `required` of a validator is the field's, which the field reads beforehand. */
function described(reader: Reader, field: FieldMeta, run: Run): readonly Rule[] {
  const message = run.takeText(reader, 'message');
  const format = reader.takeIf('format', isText);
  const rules = [
    ...limits(reader, field),
    ...(format === undefined ? [] : named(format, field, run, reader.at('format'))),
  ];
  reader.takeIf('required', isBool);
  for (const key of reader.keys()) {
    const scripted = key === 'validator';
    run.report(
      scripted
        ? importFinding('SCRIPT', reader.at(key))
        : importFinding('NOT_CARRIED', reader.at(key), { member: key }),
    );
  }
  return message === undefined ? rules : rules.map((rule) => ({ ...rule, message }));
}

/** Whether a validator asks for a value. */
export function isRequiredByValidator(reader: Reader): boolean {
  const given = reader.peek('x-validator');
  return (isList(given) ? given : [given]).some(
    (each) => isRecord(each) && Object.hasOwn(each, 'required') && each.required === true,
  );
}
