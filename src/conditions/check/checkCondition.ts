import type { Condition, DataType, JudgeType, RuleSet } from '../../schemas/condition.ts';
import type { Finding } from '../../schemas/finding.ts';
import { compile } from '../condition/compile.ts';
import { ConditionError } from '../condition/error.ts';
import { wordOf } from '../condition/leaf.ts';
import { findingOf } from '../finding.ts';
import { operatorsByType } from '../operators/operatorsByType.ts';
import { unaryOperators } from '../operators/operatorTexts.ts';
import { isForbiddenKey, isPlainObject, parsePath, type Step } from '../path.ts';
import { readNumber } from '../values/number.ts';
import { parseTime } from '../values/time.ts';
import { DEFAULT_ZONE } from '../options.ts';
import { type CheckOptions, PROPOSALS, type Read } from './checkExpression.ts';
import { checkTemplate, toFinding } from './checkTemplate.ts';
import { remark, replacing, type Remark } from './findings.ts';
import { type InferContext, noteOption, stepInto } from './infer.ts';
import { leavesOf } from './leaves.ts';
import { meantName } from './meantName.ts';
import { type Propose, proposer } from './nearest.ts';
import { unreachable } from './reach.ts';
import {
  ANY,
  fit,
  type Origin,
  type RecordType,
  type StaticType,
  typeName,
  typeOfData,
} from './staticType.ts';

/**
 * Checks a rule set against the names that it sees: what compiling it reports, and further names, types, operators,
 * values and options. Paths lead into the rule set.
 *
 * @param scope what bindKeys are read from
 * @param valueScope what templates in values are read from; default: the same
 */
export function checkCondition(
  ruleSet: RuleSet | null | undefined,
  scope: RecordType,
  options: CheckOptions = {},
  valueScope: RecordType = scope,
): readonly Finding[] {
  return examineCondition(ruleSet, scope, options, valueScope).findings;
}

/** The same, with what the rule set reads. */
export function examineCondition(
  ruleSet: RuleSet | null | undefined,
  scope: RecordType,
  options: CheckOptions = {},
  valueScope: RecordType = scope,
): ExaminedCondition {
  const found: Finding[] = [...compilerFindings(ruleSet, options)];
  const reads: Read[] = [];
  const propose = options.propose ?? proposer(PROPOSALS);
  const onRead = (read: Read): void => {
    if (options.locates === true) reads.push(read);
  };
  for (const { condition, path } of leavesOf(ruleSet)) {
    found.push(...checkLeaf(condition, path, { scope, valueScope, options, propose, onRead }));
  }
  return { findings: [...found, ...doubleIds(ruleSet), ...unreachable(ruleSet)], reads };
}

/** What a person should know of a rule set, and what it reads; paths lead into the rule set. */
export interface ExaminedCondition {
  readonly findings: readonly Finding[];
  /** What it reads, where that was asked for. */
  readonly reads: readonly Read[];
}

/** Ids that stand twice: a tree that names one of them means one of two conditions. */
function doubleIds(ruleSet: RuleSet | null | undefined): readonly Finding[] {
  if (ruleSet?.testRule !== 'custom' || !Array.isArray(ruleSet.conditionList)) return [];
  const seen = new Set<string>();
  return (ruleSet.conditionList as readonly unknown[]).flatMap((condition, index): Finding[] => {
    const id = isPlainObject(condition) ? condition.id : undefined;
    if (typeof id !== 'string') return [];
    const first = !seen.has(id);
    seen.add(id);
    return first
      ? []
      : [{ ...remark('CONDITION_ID.twice', { id }), path: `/conditionList/${String(index)}/id` }];
  });
}

/** Shape, operators, ids and limits are what compiling reports; broken templates are found again below, with more. */
function compilerFindings(
  ruleSet: RuleSet | null | undefined,
  { functions }: CheckOptions,
): readonly Finding[] {
  const found: Finding[] = [];
  const report = (finding: Finding): void => {
    if (finding.path?.includes('/value') !== true) found.push(finding);
  };
  try {
    compile(ruleSet, functions === undefined ? { report } : { report, functions });
  } catch (error) {
    if (!(error instanceof ConditionError)) throw error;
    found.push(findingOf(error, ''));
  }
  return found;
}

interface Places {
  readonly scope: RecordType;
  readonly valueScope: RecordType;
  readonly options: CheckOptions;
  readonly propose: Propose;
  readonly onRead: (read: Read) => void;
}

function checkLeaf(
  { bindKey, type, judgeType, value }: Partial<Condition>,
  path: string,
  { scope, valueScope, options, propose, onRead }: Places,
): readonly Finding[] {
  const found: Finding[] = [];
  const atKey = (each: Remark): void => void found.push(toFinding(each, `${path}/bindKey`, String(bindKey)));
  const readAt = (origin: Origin, at: number): void => {
    onRead({ origin, path: `${path}/bindKey`, span: [at, at + origin.name.length] });
  };
  const context = { note: atKey, propose, onRead: readAt };
  const actual = typeof bindKey === 'string' ? typeOfKey(bindKey, scope, context) : ANY;
  if (type === undefined || !Object.hasOwn(operatorsByType, type)) return found;
  const mismatch = comparesAs(type, actual);
  if (mismatch !== undefined) {
    const unfit = remark('CONDITION_TYPE', { type, given: typeName(actual) });
    found.push({ ...unfit, severity: mismatch, path: `${path}/type` });
  }
  const checked = checkTemplate(value, valueScope, options);
  const atValue = `${path}/value`;
  for (const finding of checked.findings) found.push(inside(finding, atValue));
  for (const read of checked.reads) onRead({ ...read, path: atValue + read.path });
  const missing = judgeType !== undefined && !unaryOperators.has(judgeType) && value === undefined;
  if (missing) found.push({ ...remark('CONDITION_VALUE.missing', { judgeType: wordOf(judgeType) }), path });
  else if (judgeType !== undefined && isUnlisted(type, judgeType, value)) {
    const title = { zhCN: '写成列表', enUS: 'Write a list' };
    found.push({
      ...remark('CONDITION_VALUE.unlisted', { judgeType: wordOf(judgeType) }),
      path: atValue,
      fix: { path: atValue, value: [value], title },
    });
  } else if (judgeType !== undefined && !isReadable(type, judgeType, value)) {
    found.push({ ...remark('CONDITION_VALUE', { type }), path: atValue });
  }
  if (type === 'text' && (judgeType === 'equal' || judgeType === 'notEqual') && typeof value === 'string') {
    const note = (each: Remark): void => void found.push(toFinding(each, atValue, value));
    noteOption(actual, checked.type, { note, propose });
  }
  return found;
}

function inside(finding: Finding, base: string): Finding {
  const path = base + (finding.path ?? '');
  return finding.fix === undefined
    ? { ...finding, path }
    : { ...finding, path, fix: { ...finding.fix, path } };
}

/** The type of what a bindKey reads. A name that is missing reads as nothing at run time, and so is easily overlooked. */
function typeOfKey(
  key: string,
  scope: RecordType,
  context: Pick<InferContext, 'note' | 'propose' | 'onRead'>,
): StaticType {
  const { note, propose, onRead } = context;
  if (key.includes('{{')) {
    const path = /^\s*\{\{\s*([\p{L}\p{N}_.[\]]+)\s*\}\}\s*$/u.exec(key)?.[1];
    const meant = path === undefined || parsePath(path) === undefined ? undefined : path;
    note(remark('CONDITION_BIND_KEY.braces', {}, replacing(key, meant)));
    return ANY;
  }
  const [first, ...rest] = located(parsePath(key) ?? [], key);
  if (first === undefined) return ANY;
  if (isForbiddenKey(first.key)) {
    note(remark('PROTOTYPE_NAME', { name: first.key }));
    return ANY;
  }
  if (!scope.open && !Object.hasOwn(scope.members, first.key)) {
    const near = meantName(first.key, scope, propose);
    note(remark('UNKNOWN_NAME.here', { name: first.key }, replacing(first.key, near)));
    return ANY;
  }
  let written = first.key;
  let type = scope.members[first.key] ?? ANY;
  if (type.origin?.name === first.key) onRead?.(type.origin, 0);
  for (const step of rest) {
    type = stepInto(type, step, written, context);
    written = `${written}.${step.key}`;
  }
  return type;
}

/** Steps of a path with where each begins in its text: nothing but signs stands between them. */
function located(steps: readonly Step[], text: string): readonly Step[] {
  let end = 0;
  return steps.map((step) => {
    const at = text.indexOf(step.key, end);
    end = at + step.key.length;
    return { ...step, at };
  });
}

/** Undefined where a value of a type can be compared as the condition says. */
function comparesAs(type: DataType, actual: StaticType): Finding['severity'] | undefined {
  if (actual.kind === 'any' || actual.kind === 'null') return undefined;
  if (type === 'bool') return ['list', 'record', 'user'].includes(actual.kind) ? 'error' : undefined;
  if (type === 'array') return actual.kind === 'list' ? undefined : 'warning';
  if (type === 'text') return actual.kind === 'user' || actual.kind === 'record' ? 'warning' : undefined;
  const verdict = fit(actual, typeOfData(type));
  return verdict === 'never' ? 'error' : undefined;
}

/** A text that stands where several were meant. */
const isUnlisted = (type: DataType, judgeType: JudgeType, value: unknown): boolean =>
  type === 'text' &&
  (judgeType === 'inArray' || judgeType === 'notInArray') &&
  typeof value === 'string' &&
  !/,|\{\{/.test(value);

/** Whether the value of a comparison can be what its type asks for; templates are not judged here. */
function isReadable(type: DataType, judgeType: JudgeType, value: unknown): boolean {
  if (unaryOperators.has(judgeType)) return true;
  const items = judgeType === 'inArray' || judgeType === 'notInArray' ? itemsOf(value) : [value];
  const wanted = judgeType.startsWith('length') ? 'number' : type;
  return items.every((item) => {
    if (typeof item === 'string' && item.includes('{{')) return true;
    if (wanted === 'number') return readNumber(item) !== undefined;
    if (wanted === 'time') return parseTime(item, DEFAULT_ZONE) !== undefined;
    return true;
  });
}

const itemsOf = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  return typeof value === 'string' && !value.includes('{{') ? value.split(',') : [value];
};
