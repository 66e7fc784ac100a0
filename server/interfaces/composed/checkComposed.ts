import { Check } from 'typebox/value';
import { compile, compileTemplate } from '../../../src/conditions/index.ts';
import { checkCondition, checkTemplate, types } from '../../../src/conditions/check/index.ts';
import { RuleSetSchema } from '../../../src/schemas/condition.ts';
import type { Finding } from '../../../src/schemas/finding.ts';
import { inputError } from '../../errors/AppError.ts';
import type { InputError } from '../../errors/AppError.ts';
import type { ComposedPart, Definition } from '../definition/schema.ts';
import { checkAnswer } from './checkAnswer.ts';
import type { CallablesContext } from './callables.ts';
import { checkCall } from './checkCall.ts';
import type { CheckedStep } from './checkCall.ts';
import { checkPaths } from './checkPaths.ts';

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

const within = (at: string, findings: readonly InputError[]): InputError[] =>
  findings.map((each) => ({ ...each, path: [at, each.path].filter(Boolean).join('.') }));

/** What is wrong with the composed part of a definition. */
export async function checkComposed(
  ctx: CallablesContext,
  definition: Definition,
  composed: ComposedPart,
): Promise<InputError[]> {
  const findings: InputError[] = [];
  if (definition.writes === true) findings.push(inputError('writes', 'WRITES_NOTHING'));
  const inputs = new Set(definition.inputs.map(({ name }) => name));
  const done = new Map<string, CheckedStep>();
  const language = { functions: ctx.platform.vocabulary.functions };
  for (const [index, step] of composed.steps.entries()) {
    const at = `composed.steps.${String(index)}`;
    const before = new Map(done);
    if (before.has(step.name)) findings.push(inputError(`${at}.name`, 'NOT_UNIQUE'));
    const checked = await checkCall(ctx, step);
    findings.push(...within(at, checked.findings));
    (step.inputs ?? []).forEach(({ value }, each) => {
      const { paths } = compileTemplate(value);
      const found = [
        ...errorsOf(checkTemplate(value, NAMES, language).findings),
        ...checkPaths(paths, inputs, before),
        // Conditions that a form is asked with are written out like those of the step.
        ...(Check(RuleSetSchema, value) ? errorsOf(checkCondition(value, NAMES, language)) : []),
      ];
      findings.push(...within(`${at}.inputs.${String(each)}.value`, distinct(found)));
    });
    if (step.when !== undefined) {
      const { paths } = compile(step.when);
      const found = [
        ...errorsOf(checkCondition(step.when, NAMES, language)),
        ...checkPaths(paths, inputs, before),
      ];
      findings.push(...within(`${at}.when`, distinct(found)));
    }
    done.set(step.name, checked);
  }
  return [...findings, ...checkAnswer(definition, composed, done)];
}
