import { compile, compileTemplate } from '../../../../src/conditions/index.ts';
import { checkCondition, checkTemplate, types } from '../../../../src/conditions/check/index.ts';
import { SERVER_NAMES } from '../../../../src/documents/serverNames.ts';
import type { Finding as DocumentFinding } from '../../../../src/schemas/finding.ts';
import type { AccessContext } from '../../../call/definition.ts';
import { finding } from '../../../errors/AppError.ts';
import type { Finding } from '../../../errors/AppError.ts';
import { findOnePublished } from '../repository.ts';
import type { ComposedPart, ComposedStep, Definition } from '../schema.ts';
import { formReads, isFormRead } from './formReads.ts';
import type { StepAnswer } from './formReads.ts';

const SESSION_NAMES: ReadonlySet<string> = new Set(SERVER_NAMES);

type CheckContext = Pick<AccessContext, 'db' | 'platform'>;

/** Whether a step answers rows or one result; undefined where it could not be told. */
type Answers = Definition['answers'] | undefined;

interface CheckedStep {
  readonly answers: Answers;
  readonly findings: readonly Finding[];
}

/** Inputs that a step gives and must give. */
function checkGiven(
  { inputs = [] }: ComposedStep,
  known: ReadonlySet<string>,
  required: readonly string[],
): Finding[] {
  const names = inputs.map(({ name }) => name);
  return [
    ...names.flatMap((name, at) => {
      if (!known.has(name)) return [finding(`inputs.${String(at)}.name`, 'UNKNOWN_INPUT', name)];
      return names.indexOf(name) < at ? [finding(`inputs.${String(at)}.name`, 'NOT_UNIQUE')] : [];
    }),
    ...required.flatMap((name) => (names.includes(name) ? [] : [finding(`inputs.${name}`, 'REQUIRED')])),
  ];
}

/** What is called: it is there, reads, is not composed itself, and takes what it is given. */
async function checkCall({ db, platform }: CheckContext, step: ComposedStep): Promise<CheckedStep> {
  const [moduleCode = '', interfaceUrl = ''] = step.call.split('/');
  if (isFormRead(interfaceUrl)) {
    const form = await platform.documents.find(db, 'form', moduleCode);
    if (form === undefined)
      return { answers: undefined, findings: [finding('call', 'UNKNOWN_CALL', step.call)] };
    const known = new Set(Object.keys(formReads[interfaceUrl].properties));
    return {
      answers: interfaceUrl === 'list' ? 'list' : 'result',
      findings: checkGiven(step, known, interfaceUrl === 'detail' ? ['id'] : []),
    };
  }
  const found = await findOnePublished(db, { moduleCode, interfaceUrl });
  if (found === undefined)
    return { answers: undefined, findings: [finding('call', 'UNKNOWN_CALL', step.call)] };
  const { kind, writes, inputs, answers } = found.definition;
  // None within another: so that no chain of them leads back to where it began.
  if (kind === 'composed') return { answers, findings: [finding('call', 'STEP_COMPOSED')] };
  if (writes === true) return { answers, findings: [finding('call', 'STEP_WRITES')] };
  const own = inputs.filter(({ from }) => from === undefined);
  const required = own.filter((input) => input.required === true && (input.default ?? null) === null);
  return {
    answers,
    findings: checkGiven(
      step,
      new Set(own.map(({ name }) => name)),
      required.map(({ name }) => name),
    ),
  };
}

/** Members of what a step comes to. */
const STEP_MEMBERS = new Set<string>(['list', 'result', 'total'] satisfies (keyof StepAnswer)[]);

/** A step that came before, and a member that it has; what its rows hold only a call can tell. */
function checkStepPath(name: string, member: string | undefined, before: ReadonlySet<string>): Finding[] {
  if (!before.has(name)) return [finding('', 'UNKNOWN_STEP', name)];
  return member === undefined || STEP_MEMBERS.has(member) ? [] : [finding('', 'STEP_MEMBER', name)];
}

/** What values and conditions read: inputs that there are, and steps that came before. */
function checkPaths(
  paths: readonly string[],
  inputs: ReadonlySet<string>,
  before: ReadonlySet<string>,
): Finding[] {
  return paths.flatMap((path) => {
    const [root = '', name = '', member] = path.split('.');
    if (root === 'inputs') return inputs.has(name) ? [] : [finding('', 'UNKNOWN_INPUT', name)];
    if (root === 'steps') return checkStepPath(name, member, before);
    return SESSION_NAMES.has(root) ? [] : [finding('', 'UNKNOWN_INPUT', root)];
  });
}

/** Names are looked at by `checkPaths`, which knows the steps; here any may stand. */
const NAMES = types.openRecord();

/** What would make every call fail, with the checker's own words and dotted paths. */
const errorsOf = (found: readonly DocumentFinding[]): Finding[] =>
  found
    .filter(({ severity }) => severity === 'error')
    .map(({ path = '', code, message }) => ({ path: path.slice(1).replaceAll('/', '.'), code, message }));

const within = (at: string, findings: readonly Finding[]): Finding[] =>
  findings.map((each) => ({ ...each, path: [at, each.path].filter(Boolean).join('.') }));

function checkAnswer(
  { answers, outputs }: Definition,
  { list, join, steps }: ComposedPart,
  kinds: ReadonlyMap<string, Answers>,
): Finding[] {
  const isList = (name: string): boolean => kinds.has(name) && kinds.get(name) !== 'result';
  const findings: Finding[] = [];
  if (answers === 'list') {
    if (list === undefined) findings.push(finding('composed.list', 'REQUIRED'));
    else if (!isList(list)) findings.push(finding('composed.list', 'UNKNOWN_STEP', list));
    if (join !== undefined && (!isList(join.step) || join.step === list))
      findings.push(finding('composed.join.step', 'UNKNOWN_STEP', join.step));
    return findings;
  }
  for (const part of ['list', 'join'] as const)
    if ((part === 'list' ? list : join) !== undefined)
      findings.push(finding(`composed.${part}`, 'UNKNOWN_FIELD'));
  const names = new Set(steps.map(({ name }) => name));
  outputs.forEach(({ name, path = name }, at) => {
    const [step = '', member] = path.split('.');
    findings.push(...within(`outputs.${String(at)}.path`, checkStepPath(step, member, names)));
  });
  return findings;
}

/** What is wrong with the composed part of a definition. */
export async function checkComposed(
  ctx: CheckContext,
  definition: Definition,
  composed: ComposedPart,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  if (definition.writes === true) findings.push(finding('writes', 'WRITES_NOTHING'));
  const inputs = new Set(definition.inputs.map(({ name }) => name));
  const kinds = new Map<string, Answers>();
  const language = { functions: ctx.platform.vocabulary.functions };
  for (const [index, step] of composed.steps.entries()) {
    const at = `composed.steps.${String(index)}`;
    const before = new Set(kinds.keys());
    if (before.has(step.name)) findings.push(finding(`${at}.name`, 'NOT_UNIQUE'));
    const checked = await checkCall(ctx, step);
    findings.push(...within(at, checked.findings));
    (step.inputs ?? []).forEach(({ value }, each) => {
      const { paths } = compileTemplate(value);
      const found = [
        ...errorsOf(checkTemplate(value, NAMES, language).findings),
        ...checkPaths(paths, inputs, before),
      ];
      findings.push(...within(`${at}.inputs.${String(each)}.value`, found));
    });
    if (step.when !== undefined) {
      const { paths } = compile(step.when);
      const found = [
        ...errorsOf(checkCondition(step.when, NAMES, language)),
        ...checkPaths(paths, inputs, before),
      ];
      findings.push(...within(`${at}.when`, found));
    }
    kinds.set(step.name, checked.answers);
  }
  return [...findings, ...checkAnswer(definition, composed, kinds)];
}
