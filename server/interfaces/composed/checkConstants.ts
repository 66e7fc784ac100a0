import { Compile } from 'typebox/compile';
import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { compileTemplate } from '../../../src/conditions/index.ts';
import { RuleSetSchema } from '../../../src/schemas/condition.ts';
import { formReads } from '../../../src/schemas/wire/moduleCalls.ts';
import type { FormRead } from '../../../src/schemas/wire/moduleCalls.ts';
import { describeErrors } from '../../envelope/payload.ts';
import { inputError } from '../../errors/AppError.ts';
import type { InputError } from '../../errors/AppError.ts';
import type { ComposedStep } from '../definition/schema.ts';

type Given = NonNullable<ComposedStep['inputs']>[number];

const checkerOf = (name: string, schema: TSchema) => Compile(Type.Object({ [name]: schema }));

/** Members of what a read takes, each by itself: what is computed is known only in a call. */
const members: Readonly<Record<string, ReturnType<typeof checkerOf>>> = Object.fromEntries(
  Object.values(formReads).flatMap((param) =>
    Object.entries<TSchema>(param.properties).map(
      ([name, schema]) => [name, checkerOf(name, schema)] as const,
    ),
  ),
);

const isComputed = (value: unknown): boolean => JSON.stringify(value).includes('{{');

/** Names of the fields that rules compare, at any depth; of a part of a field the field's. */
function comparedIn(rules: unknown): readonly string[] {
  if (Array.isArray(rules)) return rules.flatMap(comparedIn);
  if (typeof rules !== 'object' || rules === null) return [];
  const { bindKey, value: _value, ...rest } = rules as Record<string, unknown>;
  const own = typeof bindKey === 'string' ? [bindKey.split(/[.[]/)[0] ?? ''] : [];
  return [...own, ...Object.values(rest).flatMap(comparedIn)];
}

/** Names of fields that a value is made of, as far as it says them. */
function namedIn({ name, value }: Given): readonly string[] {
  if (name === 'where') return comparedIn(value);
  if (isComputed(value) || !Array.isArray(value)) return [];
  if (name === 'fields') return value.filter((each) => typeof each === 'string');
  return name === 'sort' ? value.map((each: { field?: unknown }) => String(each.field)) : [];
}

function checkOne(given: Given, at: string, fields: readonly string[]): InputError[] {
  const { name, value } = given;
  if (value === null) return [];
  if (name === 'where') {
    // A whole rule set may come from elsewhere.
    if (compileTemplate(value).path !== undefined) return [];
    if (!Check(RuleSetSchema, value)) return [inputError(at, 'VALUE_INVALID')];
  } else if (!isComputed(value)) {
    const checker = Object.hasOwn(members, name) ? members[name] : undefined;
    const one = { [name]: value };
    if (checker !== undefined && !checker.Check(one))
      return describeErrors(checker.Errors(one)).map((found) => ({ ...found, path: at }));
  }
  return namedIn(given).some((each) => !fields.includes(each))
    ? [inputError(at, 'UNKNOWN_STEP_COLUMN', fields)]
    : [];
}

/** What is wrong with values that a step gives to a read of a form, as far as no call is needed to know it. */
export const checkConstants = ({ inputs = [] }: ComposedStep, fields: readonly string[]): InputError[] =>
  inputs.flatMap((given, at) => checkOne(given, `inputs.${String(at)}.value`, fields));

/** The columns that a read answers, where a step chooses among them. */
export function chosenColumns(
  { inputs = [] }: ComposedStep,
  read: FormRead,
  all: readonly string[],
): readonly string[] {
  const chosen = inputs.find(({ name }) => name === 'fields');
  if (read === 'count' || chosen === undefined || !Array.isArray(chosen.value)) return all;
  const named = namedIn(chosen);
  return named.length === 0
    ? all
    : all.filter((name) => name === 'id' || name === 'revision' || named.includes(name));
}
