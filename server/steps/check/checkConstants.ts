import { Compile } from 'typebox/compile';
import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { compileTemplate } from '../../../src/conditions/index.ts';
import type { ModuleCall } from '../../../src/schemas/documents/form.ts';
import { RuleSetSchema } from '../../../src/schemas/condition.ts';
import { callables, callsOfStep } from '../../../src/schemas/wire/callables.ts';
import { describeErrors } from '../../envelope/payload.ts';
import { inputError } from '../../errors/AppError.ts';
import type { InputError } from '../../errors/AppError.ts';
import type { Given } from '../StepHost.ts';

const checkerOf = (name: string, schema: TSchema) => Compile(Type.Object({ [name]: schema }));

/** Members of what a read takes, each by itself: what is computed is known only in a call. */
const members: Readonly<Record<string, ReturnType<typeof checkerOf>>> = Object.fromEntries(
  callsOfStep('call').flatMap((call) =>
    Object.entries<TSchema>(callables[call].param.properties).map(
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
function namedIn(name: string, value: unknown): readonly string[] {
  if (name === 'where') return comparedIn(value);
  if (isComputed(value) || !Array.isArray(value)) return [];
  if (name === 'fields') return value.filter((each) => typeof each === 'string');
  return name === 'sort' ? value.map((each: { field?: unknown }) => String(each.field)) : [];
}

function checkOne(name: string, value: unknown, fields: readonly string[]): InputError[] {
  const at = `param.${name}`;
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
  return namedIn(name, value).some((each) => !fields.includes(each))
    ? [inputError(at, 'UNKNOWN_STEP_COLUMN', fields)]
    : [];
}

/** What is wrong with values that a step gives to a read of a module, as far as no call is needed to know it. */
export const checkConstants = (param: Given, fields: readonly string[]): InputError[] =>
  Object.entries(param).flatMap(([name, value]) => checkOne(name, value, fields));

/** The columns that a read answers, where a step chooses among them. */
export function chosenColumns(param: Given, action: ModuleCall, all: readonly string[]): readonly string[] {
  const { fields } = param;
  if (action === 'count' || !Array.isArray(fields)) return all;
  const named = namedIn('fields', fields);
  return named.length === 0
    ? all
    : all.filter((name) => name === 'id' || name === 'revision' || named.includes(name));
}
