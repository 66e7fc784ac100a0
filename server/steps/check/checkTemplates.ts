import { Check } from 'typebox/value';
import { compile, compileTemplate, ConditionError } from '../../../src/conditions/index.ts';
import type { FunctionTable } from '../../../src/conditions/index.ts';
import { checkCondition, checkTemplate, types } from '../../../src/conditions/check/index.ts';
import { namesCondition } from '../../../src/documents/namedRules.ts';
import { RuleSetSchema } from '../../../src/schemas/condition.ts';
import type { RuleSet, RuleSetOrReference } from '../../../src/schemas/condition.ts';
import type { Finding } from '../../../src/schemas/finding.ts';
import type { Step } from '../../../src/schemas/step.ts';
import type { PublishedConditions } from '../../documents/publishedConditions.ts';
import { inputError } from '../../errors/AppError.ts';
import type { InputError } from '../../errors/AppError.ts';
import { checkPaths } from './checkPaths.ts';
import type { KnownNames } from './checkPaths.ts';

/** What templates and rules of a chain may use. */
export interface StepLanguage {
  readonly functions: FunctionTable;
  readonly conditions: PublishedConditions;
}

/** Names are looked at by `checkPaths`, which knows the steps; here any may stand. */
const NAMES = types.openRecord();

/** What would make every call fail, with the checker's own words and dotted paths. */
const errorsOf = (found: readonly Finding[]): InputError[] =>
  found
    // Braces that nothing closes would be handed on as they are typed.
    .filter(({ severity, code }) => severity === 'error' || code === 'TEMPLATE_UNCLOSED')
    .map(({ path = '', code, message }) => ({ path: path.slice(1).replaceAll('/', '.'), code, message }));

/** Expressions of a condition are looked at as such and with it. */
const distinct = (findings: readonly InputError[]): InputError[] => [
  ...new Map(findings.map((each) => [`${each.path} ${each.code} ${each.message.zhCN}`, each])).values(),
];

/** The same findings of what stands at a place. */
export const within = (at: string, findings: readonly InputError[]): InputError[] =>
  findings.map((each) => ({ ...each, path: [at, each.path].filter(Boolean).join('.') }));

/** The one path that a value reads, where it is a template of nothing but that. */
export const readOf = (value: unknown): string | undefined => compileTemplate(value).path;

/** The values of a step that hold templates, by where they stand in it. */
function valuesOf(step: Step): readonly (readonly [at: string, value: unknown])[] {
  const members = (at: string, values: Readonly<Record<string, unknown>> = {}) =>
    Object.entries(values).map(([name, value]) => [`${at}.${name}`, value] as const);
  switch (step.do) {
    case 'call':
      return members('param', step.param);
    case 'save':
      return [['record', step.record], ['revision', step.revision], ...members('data', step.data)];
    case 'remove':
      return [['records', step.records]];
    case 'forEach':
      return [['items', step.items]];
    case 'set':
      return members('data', step.data);
    case 'fail':
      return [['message', step.message]];
    case 'answer':
      return [['value', step.value]];
    case 'when':
      return [];
  }
}

function checkValue(value: unknown, names: KnownNames, language: StepLanguage | undefined): InputError[] {
  const reads = checkPaths(compileTemplate(value).paths, names);
  if (language === undefined) return reads;
  return distinct([
    ...errorsOf(checkTemplate(value, NAMES, language).findings),
    ...reads,
    // Conditions that a module is asked with are written out like those of the step.
    ...(Check(RuleSetSchema, value) ? errorsOf(checkCondition(value, NAMES, language)) : []),
  ]);
}

/** Rules that are too many or too deep are a finding of the language. */
function pathsOf(rules: RuleSet): readonly string[] {
  try {
    return compile(rules).paths;
  } catch (error) {
    if (error instanceof ConditionError) return [];
    throw error;
  }
}

function checkRules(
  when: RuleSetOrReference,
  names: KnownNames,
  language: StepLanguage | undefined,
): InputError[] {
  const isNamed = namesCondition(when);
  // Where the language is not looked at, a condition that is gone ends the chain by itself.
  const rules: RuleSet | undefined = isNamed ? language?.conditions.rulesAt(when) : when;
  if (rules === undefined)
    return isNamed && language !== undefined
      ? [inputError('condition', 'UNKNOWN_CONDITION', when.condition)]
      : [];
  const reads = checkPaths(pathsOf(rules), names);
  const found =
    language === undefined
      ? reads
      : distinct([...errorsOf(checkCondition(rules, NAMES, language)), ...reads]);
  // What is wrong with the rules of another document is told where that is named.
  return isNamed ? distinct(found.map((each) => ({ ...each, path: 'condition' }))) : found;
}

/** What is wrong with the templates and rules of one step; what stands in it is looked at by itself. */
export function checkTemplates(
  step: Step,
  names: KnownNames,
  language: StepLanguage | undefined,
): InputError[] {
  return [
    ...valuesOf(step).flatMap(([at, value]) => within(at, checkValue(value, names, language))),
    ...(step.when === undefined ? [] : within('when', checkRules(step.when, names, language))),
  ];
}
