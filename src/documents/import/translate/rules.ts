import { Check } from 'typebox/value';
import { PATTERN_LENGTH } from '../../../schemas/limits.ts';
import type { Rule, RuleName } from '../../../schemas/node.ts';
import type { FieldMeta, RendererMeta } from '../../../schemas/rendererMeta.ts';
import { linearPattern } from '../../pattern.ts';
import { patternOf } from '../../patternText.ts';
import { importFinding } from '../read/findings.ts';
import { isBool, isNumber, isPlain, isText } from '../read/json.ts';
import { quoted } from '../read/quoted.ts';
import type { Reader } from '../read/reader.ts';
import type { Run } from '../read/run.ts';
import { readValidators } from './validators.ts';

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

/** Most rules of one field, as the language has it. */
const MOST = 20;

const kindOf = ({ column }: FieldMeta): Kind =>
  column === 'text' || column === 'number' || column === 'list' ? column : 'other';

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
  const rules = limits(reader, field, run);
  if (run.formily) rules.push(...readValidators(reader, field, run, limits));
  return rules;
}

/** As many rules as a field may have; what is beyond is told of. */
export function within(rules: readonly Rule[], path: string, run: Run): Rule[] {
  if (rules.length > MOST) run.report(importFinding('TOO_MUCH.rules', path));
  return rules.slice(0, MOST);
}

/** The rules of what limits a value. */
function limits(reader: Reader, field: FieldMeta, run: Run): Rule[] {
  const kind = kindOf(field);
  const rules: Rule[] = [];
  for (const [name, byKind] of Object.entries(LIMITS)) {
    const rule = byKind[kind];
    const value = rule && reader.takeIf(name, isNumber);
    if (rule && value !== undefined) rules.push({ rule, value });
  }
  for (const [name, sign] of Object.entries(OPEN_LIMITS)) {
    const value = kind === 'number' ? takeOpen(reader, name) : undefined;
    if (value !== undefined) rules.push({ rule: 'expression', value: `value ${sign} ${String(value)}` });
  }
  const only = constantOf(reader, field, run);
  if (only !== undefined) rules.push({ rule: 'expression', value: `value == ${only}` });
  const step = kind === 'number' ? reader.takeIf('multipleOf', isStep) : undefined;
  if (step !== undefined) rules.push(multipleOf(step));
  const pattern = kind === 'text' ? patternSource(reader.peek('pattern'), run) : undefined;
  if (pattern === undefined) return rules;
  reader.take('pattern');
  return [...rules, { rule: 'pattern', value: pattern }];
}

/** An open limit; before draft 6 it was a yes beside the limit itself. */
function takeOpen(reader: Reader, name: string): number | undefined {
  const value = reader.takeIf(name, isPlain);
  if (value !== undefined) return value;
  const beside = reader.peek(name === 'exclusiveMinimum' ? 'minimum' : 'maximum');
  if (!isPlain(beside) || reader.takeIf(name, isBool) !== true) return undefined;
  return beside;
}

/** The one value that is allowed, as expressions write it; of a text what our language can quote. */
function constantOf(reader: Reader, field: FieldMeta, { formily }: Run): string | undefined {
  const kind = kindOf(field);
  const given = reader.peek('const');
  const written =
    (field.column === 'bool' && isBool(given)) || (kind === 'number' && isPlain(given))
      ? String(given)
      : formily && kind === 'text' && isText(given)
        ? quoted(given)
        : undefined;
  if (written !== undefined) reader.take('const');
  return written;
}

const isStep = (value: unknown): value is number => isPlain(value) && value > 0;

/** Decimals are scaled to whole numbers, of which nothing is left that only their division leaves. */
function multipleOf(step: number): Rule {
  if (step === 1) return { rule: 'integer' };
  const [whole = '', decimals = ''] = String(step).split('.');
  const scaled = Number(whole + decimals);
  const fits = `round(value, ${String(decimals.length)}) == value`;
  const value = Number.isInteger(step)
    ? `mod(value, ${String(step)}) == 0`
    : scaled === 1
      ? fits
      : `${fits} and mod(round(value * ${String(10 ** decimals.length)}), ${String(scaled)}) == 0`;
  return {
    rule: 'expression',
    value,
    message: { zhCN: `须为 ${String(step)} 的倍数`, enUS: `Must be a multiple of ${String(step)}` },
  };
}

/**
 * The source of a pattern that runs in linear time, as patterns do here: Formily's may stand in JavaScript's notation,
 * where JSON Schema means slashes by slashes.
 * @returns undefined for one that looks around or back, has flags that change what fits and no rule says, is code, or none
 */
function patternSource(text: unknown, { formily }: Run): string | undefined {
  if (!isText(text)) return undefined;
  const { source, lost } = formily ? patternOf(text) : { source: text, lost: '' };
  if (source.length > PATTERN_LENGTH || lost !== '' || (formily && text.includes('{{'))) return undefined;
  try {
    linearPattern(source);
    return source;
  } catch {
    return undefined;
  }
}
