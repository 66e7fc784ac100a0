import { signature } from '../expression/build.ts';
import { isStep, type Link, type Node } from '../expression/tree.ts';
import { type FunctionEntry, type FunctionParameter } from '../functions/entry.ts';
import { isForbiddenKey, type Step } from '../path.ts';
import { readNumber } from '../values/number.ts';
import { optionsListed, remark, replacing, type Remark } from './findings.ts';
import { readMember } from './member.ts';
import { meantName } from './meantName.ts';
import type { Propose } from './nearest.ts';
import {
  ANY,
  BOOL,
  fit,
  join,
  listOf,
  NUMBER,
  type Origin,
  type RecordType,
  type StaticType,
  TEXT,
  typeName,
  typeOfFunctionValue,
  typeOfValue,
} from './staticType.ts';

/** Receives what is found wrong on the way. */
export type Note = (remark: Remark) => void;

/** Receives each name that something declares, with where it begins. */
export type OnRead = (origin: Origin, at: number) => void;

/** What surrounds the inference of one expression. */
export interface InferContext {
  /** The names that it sees. */
  readonly scope: RecordType;
  readonly note: Note;
  readonly propose: Propose;
  /** An unknown name is a matter of taste where `??` stands behind it. */
  readonly hasDefault: boolean;
  readonly onRead?: OnRead | undefined;
}

/** Tells of a name that was found to be of a type. */
function read({ origin }: StaticType, key: string, at: number | undefined, onRead: OnRead | undefined): void {
  // An element of a list may have the type of a member, and a name of its own.
  if (origin?.name === key && at !== undefined) onRead?.(origin, at);
}

/**
 * Infers the type of an expression and notes what in it cannot be meant: unknown names, operators and arguments of
 * the wrong type, comparisons that are decided before anybody asks. What is not known for certain is let pass.
 */
export function infer(node: Node, context: InferContext): StaticType {
  switch (node.kind) {
    case 'literal':
      return typeOfValue(node.value);
    case 'name':
      return inferName(node, context);
    case 'path':
      return inferPath(node, context);
    case 'list':
      return listOf(node.items.map((item) => infer(item, context)).reduce(join, { kind: 'null' }));
    case 'unary': {
      const operand = infer(node.operand, context);
      if (node.operator === 'not') return BOOL;
      noteOperand(node.operator, operand, context);
      return NUMBER;
    }
    case 'chain':
      return inferChain(node, context);
    case 'logic':
      return node.operands.map((operand) => infer(operand, context)).reduce(join);
    case 'choice':
      return inferChoice(node, context);
    case 'call':
      return inferCall(node, context);
  }
}

function inferName(
  { name, at }: Extract<Node, { kind: 'name' }>,
  { scope, note, propose, hasDefault, onRead }: InferContext,
): StaticType {
  if (isForbiddenKey(name)) {
    note(remark('PROTOTYPE_NAME', { name }));
    return ANY;
  }
  const member = readMember(scope, { key: name, index: -1 });
  if (member.kind === 'found') {
    read(member.type, name, at, onRead);
    return member.type;
  }
  const near = meantName(name, scope, propose);
  const unknown = remark('UNKNOWN_NAME.here', { name }, replacing(name, near));
  note(placed(hasDefault ? { ...unknown, severity: 'warning' } : unknown, name, at));
  return ANY;
}

/** A remark of a name, with where that stands, if anybody knows. */
const placed = (found: Remark, name: string, at: number | undefined): Remark =>
  at === undefined ? found : { ...found, span: [at, at + name.length] };

function inferPath({ root, steps }: Extract<Node, { kind: 'path' }>, context: InferContext): StaticType {
  let type = infer(root, context);
  let written = root.kind === 'name' ? root.name : '…';
  for (const step of steps) {
    if (isStep(step)) {
      type = stepInto(type, step, written, context);
      written = `${written}.${step.key}`;
    } else {
      infer(step, context);
      type = type.kind === 'list' ? type.of : ANY;
      written = `${written}[…]`;
    }
  }
  return type;
}

/** One step of a path, noting where it leads nowhere. */
export function stepInto(
  type: StaticType,
  step: Step,
  written: string,
  {
    note,
    propose,
    hasDefault = false,
    onRead,
  }: Pick<InferContext, 'note' | 'propose' | 'onRead'> & { hasDefault?: boolean },
): StaticType {
  if (isForbiddenKey(step.key)) {
    note(remark('PROTOTYPE_NAME', { name: step.key }));
    return ANY;
  }
  const member = readMember(type, step);
  if (member.kind === 'found') {
    read(member.type, step.key, step.at, onRead);
    return member.type;
  }
  if (member.kind === 'unknown') {
    const { members } = member.among;
    const near = propose(step.key, () => Object.keys(members));
    const unknown = remark('UNKNOWN_MEMBER', { of: written, name: step.key }, replacing(step.key, near));
    note(placed(hasDefault ? { ...unknown, severity: 'warning' } : unknown, step.key, step.at));
  } else {
    const barren = remark('NO_MEMBERS', { of: written, type: typeName(member.of), name: step.key });
    note(placed(barren, step.key, step.at));
  }
  return ANY;
}

function inferChoice(node: Extract<Node, { kind: 'choice' }>, context: InferContext): StaticType {
  infer(node.test, context);
  if (node.test.kind === 'literal')
    context.note(remark(node.test.value ? 'UNREACHABLE.whenTrue' : 'UNREACHABLE.whenFalse', {}));
  return join(infer(node.yes, context), infer(node.no, context));
}

function inferChain({ first, rest }: Extract<Node, { kind: 'chain' }>, context: InferContext): StaticType {
  let left = infer(first, context);
  for (const link of rest) left = inferLink(left, link, infer(link.right, context), context);
  return left;
}

const comparable = new Set<StaticType['kind']>(['any', 'null', 'text', 'number', 'time']);

function inferLink(
  left: StaticType,
  { operator }: Link,
  right: StaticType,
  context: InferContext,
): StaticType {
  switch (operator) {
    case '+':
      return inferSum(left, right, context);
    case '==':
    case '!=':
      noteEquality(left, operator, right, context);
      return BOOL;
    case 'in':
      if (right.kind !== 'any' && right.kind !== 'list') context.note(unfitOperand('in', right));
      else if (right.kind === 'list') noteOption(left, right.of, context);
      return BOOL;
    case '<':
    case '<=':
    case '>':
    case '>=':
      if (isTimeCounted(left, right) || isTimeCounted(right, left))
        context.note(remark('EXPRESSION_TIME', { operator }));
      else if (isIncomparable(left, right)) context.note(remark('ALWAYS_DECIDED.false', { operator }));
      return BOOL;
    default:
      noteOperand(operator, left, context);
      noteOperand(operator, right, context);
      return NUMBER;
  }
}

/** A date of a record beside a number. */
const isTimeCounted = (time: StaticType, other: StaticType): boolean =>
  time.kind === 'time' && time.written === true && other.kind === 'number';

/** A number beside texts of which none is written as one; the empty text stands for nothing. */
const isNoNumber = (number: StaticType, text: StaticType): boolean =>
  number.kind === 'number' &&
  text.kind === 'text' &&
  text.values?.every((value) => value !== '' && readNumber(value) === undefined) === true;

const isIncomparable = (left: StaticType, right: StaticType): boolean =>
  !comparable.has(left.kind) ||
  !comparable.has(right.kind) ||
  isNoNumber(left, right) ||
  isNoNumber(right, left);

/** Text when either side is text; where either may be, nobody knows. */
function inferSum(left: StaticType, right: StaticType, context: InferContext): StaticType {
  if (left.kind === 'text' || right.kind === 'text') return TEXT;
  if (isTimeCounted(left, right) || isTimeCounted(right, left))
    context.note(remark('EXPRESSION_TIME', { operator: '+' }));
  // A time travels as text or as a number.
  if ([left.kind, right.kind].some((kind) => kind === 'any' || kind === 'time')) return ANY;
  noteOperand('+', left, context);
  noteOperand('+', right, context);
  return NUMBER;
}

const unfitOperand = (operator: string, type: StaticType): Remark =>
  remark('EXPRESSION_TYPE', { operator, type: typeName(type) });

function noteOperand(operator: string, type: StaticType, { note }: InferContext): void {
  if (type.kind === 'time' && type.written) note(remark('EXPRESSION_TIME', { operator }));
  if (fit(type, NUMBER) === 'never') note(unfitOperand(operator, type));
}

const scalar = new Set<StaticType['kind']>(['text', 'number', 'time', 'bool']);

/** Equality converts numeric text to a number and nothing else, so most pairs of types are never equal. */
function noteEquality(
  left: StaticType,
  operator: '==' | '!=',
  right: StaticType,
  context: InferContext,
): void {
  noteOption(left, right, context);
  noteOption(right, left, context);
  const [a, b] = [left.kind, right.kind];
  if (!scalar.has(a) || !scalar.has(b) || a === b) return;
  if (isTimeCounted(left, right) || isTimeCounted(right, left)) {
    context.note(remark('EXPRESSION_TIME', { operator }));
    return;
  }
  // Times travel as text or as a number.
  if (a !== 'bool' && b !== 'bool' && !isNoNumber(left, right) && !isNoNumber(right, left)) return;
  context.note(remark(operator === '!=' ? 'ALWAYS_DECIDED.true' : 'ALWAYS_DECIDED.false', { operator }));
}

/** A text that is none of the values that the other side can have. */
export function noteOption(
  known: StaticType,
  written: StaticType,
  { note, propose }: Pick<InferContext, 'note' | 'propose'>,
): void {
  if (known.kind !== 'text' || written.kind !== 'text' || !known.values || written.values?.length !== 1)
    return;
  const [value = ''] = written.values;
  const { values } = known;
  if (value === '' || values.length < 2 || values.includes(value)) return;
  const near = propose(value, () => values);
  note(remark('UNKNOWN_OPTION', { value, options: optionsListed(values) }, replacing(value, near)));
}

function inferCall(
  { entry, callback, args }: Extract<Node, { kind: 'call' }>,
  context: InferContext,
): StaticType {
  const types = args.map((arg) => infer(arg, context));
  const parameters = callback === undefined ? entry.parameters : entry.parameters.slice(1);
  types.forEach((type, index) => {
    const parameter = parameterAt(parameters, index);
    if (parameter) noteArgument(entry, parameter, type, context);
    if (parameter?.name === 'key') readKey(args[index], types, context);
  });
  if (entry.name === 'if' || entry.name === 'coalesce') {
    return types.slice(entry.name === 'if' ? 1 : 0).reduce(join, { kind: 'null' });
  }
  if (callback !== undefined && entry.name === 'map') return listOf(typeOfFunctionValue(callback.result));
  return typeOfFunctionValue(entry.result);
}

/** The key of a function that goes through a list names a member of the elements. */
function readKey(key: Node | undefined, types: readonly StaticType[], { onRead }: InferContext): void {
  const list = types.find((type) => type.kind === 'list');
  if (key?.kind !== 'literal' || typeof key.value !== 'string' || list?.of.kind !== 'record') return;
  const member = Object.hasOwn(list.of.members, key.value) ? list.of.members[key.value] : undefined;
  if (member !== undefined) read(member, key.value, key.at, onRead);
}

/** The last parameter may take any number of arguments. */
const parameterAt = (
  parameters: readonly FunctionParameter[],
  index: number,
): FunctionParameter | undefined =>
  parameters[index] ?? (parameters.at(-1)?.rest === true ? parameters.at(-1) : undefined);

function noteArgument(
  entry: FunctionEntry,
  parameter: FunctionParameter,
  given: StaticType,
  { note }: InferContext,
): void {
  const wanted = typeOfFunctionValue(parameter.type);
  if (fit(given, wanted) === 'never') {
    const types = { wanted: typeName(wanted), given: typeName(given) };
    note(
      remark('EXPRESSION_TYPE.argument', {
        signature: signature(entry),
        parameter: parameter.name,
        ...types,
      }),
    );
  }
}
