import { arity, type FunctionEntry, type FunctionTable } from '../functions/entry.ts';
import { type Step, stepOf } from '../path.ts';
import { type ExpressionError, expressionError } from './error.ts';
import type { Token } from './parse.ts';
import type { BinaryOperator, Node } from './tree.ts';

const constants: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
]);
const operatorWords: ReadonlySet<string> = new Set(['and', 'or', 'not', 'in']);
const binaryOperators: ReadonlySet<string> = new Set<BinaryOperator>([
  '+',
  '-',
  '*',
  '/',
  '%',
  '^',
  '==',
  '!=',
  '<',
  '<=',
  '>',
  '>=',
  'in',
]);

/**
 * Builds the tree of an expression from the parser's postfix tokens.
 * @throws ExpressionError for a token that is not of this language, an unknown function, wrong arguments
 */
export function build(tokens: readonly Token[], functions: FunctionTable): Node {
  const stack: Node[] = [];
  for (const token of tokens) stack.push(nodeOf(token, stack, functions));
  const [node] = stack;
  if (node === undefined || stack.length > 1) throw unknownToken('');
  return node;
}

function nodeOf({ type, value, at }: Token, stack: Node[], functions: FunctionTable): Node {
  switch (type) {
    case 'INUMBER':
      return at === undefined ? { kind: 'literal', value } : { kind: 'literal', value, at };
    case 'IVAR':
      return nameNode(String(value), at);
    case 'IEXPR':
      return build(value as readonly Token[], functions);
    case 'IMEMBER':
      return pathNode(pop(stack), stepAt(String(value), at));
    case 'IARRAY':
      return { kind: 'list', items: popMany(stack, Number(value)) };
    case 'IOP1':
      return unaryNode(String(value), pop(stack));
    case 'IOP2': {
      const right = pop(stack);
      return binaryNode(String(value), pop(stack), right);
    }
    case 'IOP3': {
      if (value !== '?') throw unknownToken(String(value));
      const no = pop(stack);
      const yes = pop(stack);
      return { kind: 'choice', test: pop(stack), yes, no };
    }
    case 'IFUNCALL': {
      const args = popMany(stack, Number(value));
      return callNode(pop(stack), args, functions);
    }
    default:
      throw unknownToken(type);
  }
}

function pop(stack: Node[]): Node {
  const node = stack.pop();
  if (node === undefined) throw unknownToken('');
  return node;
}

const popMany = (stack: Node[], count: number): Node[] => {
  if (count > stack.length) throw unknownToken('');
  return count === 0 ? [] : stack.splice(-count);
};

const unknownToken = (token: string): ExpressionError => expressionError('EXPRESSION_TOKEN', { token });

const stepAt = (key: string, at: number | undefined): Step =>
  at === undefined ? stepOf(key) : { ...stepOf(key), at };

function nameNode(name: string, at: number | undefined): Node {
  if (constants.has(name)) return { kind: 'literal', value: constants.get(name) };
  if (operatorWords.has(name)) throw unknownToken(name);
  return at === undefined ? { kind: 'name', name } : { kind: 'name', name, at };
}

/** Adds to a list of a node that is still being built here; copying it each time would make long chains slow. */
function lengthen<T>(list: readonly T[], item: T): void {
  (list as T[]).push(item);
}

function pathNode(base: Node, step: Step | Node): Node {
  if (base.kind !== 'path') return { kind: 'path', root: base, steps: [step] };
  lengthen(base.steps, step);
  return base;
}

function unaryNode(operator: string, operand: Node): Node {
  if (operator !== '+' && operator !== '-' && operator !== 'not') throw unknownToken(operator);
  if (operator === '-' && operand.kind === 'literal' && typeof operand.value === 'number') {
    return { kind: 'literal', value: -operand.value };
  }
  return { kind: 'unary', operator, operand };
}

function binaryNode(operator: string, left: Node, right: Node): Node {
  if (operator === '[') return indexNode(left, right);
  if (operator === 'and' || operator === 'or') {
    if (left.kind !== 'logic' || left.operator !== operator)
      return { kind: 'logic', operator, operands: [left, right] };
    lengthen(left.operands, right);
    return left;
  }
  if (!binaryOperators.has(operator)) throw unknownToken(operator);
  const link = { operator: operator as BinaryOperator, right };
  if (left.kind !== 'chain') return { kind: 'chain', first: left, rest: [link] };
  lengthen(left.rest, link);
  return left;
}

/** A literal index is a step that is known now; any other is evaluated each time. */
function indexNode(base: Node, index: Node): Node {
  if (index.kind === 'literal') {
    const { value, at } = index;
    if (typeof value === 'string' || (Number.isInteger(value) && Number(value) >= 0)) {
      return pathNode(base, stepAt(String(value), at));
    }
  }
  return pathNode(base, index);
}

function callNode(callee: Node, args: readonly Node[], functions: FunctionTable): Node {
  if (callee.kind !== 'name') {
    throw expressionError('UNKNOWN_FUNCTION.nameless', {});
  }
  const entry = functionOf(callee.name, functions);
  checkCount(entry, args.length);
  const [first, ...rest] = args;
  const [parameter] = entry.parameters;
  if (parameter?.type !== 'function') return { kind: 'call', entry, args };
  if (first?.kind !== 'name') throw wrongArguments(entry);
  const callback = functionOf(first.name, functions);
  // A function that takes a function itself has nothing to be called with here.
  if (callback.parameters[0]?.type === 'function') throw wrongArguments(entry);
  checkCount(callback, parameter.calledWith ?? 1);
  return { kind: 'call', entry, callback, args: rest };
}

function functionOf(name: string, functions: FunctionTable): FunctionEntry {
  const entry = functions[name];
  if (entry !== undefined) return entry;
  throw expressionError('UNKNOWN_FUNCTION', { name });
}

function checkCount(entry: FunctionEntry, count: number): void {
  const { least, most } = arity(entry);
  if (count < least || count > most) throw wrongArguments(entry);
}

/** A function with its parameters, as help and messages write it: `substr(text, start, length?)`. */
export const signature = ({ name, parameters }: FunctionEntry): string =>
  `${name}(${parameters
    .map((each) => `${each.rest ? '…' : ''}${each.name}${each.optional ? '?' : ''}`)
    .join(', ')})`;

const wrongArguments = (entry: FunctionEntry): ExpressionError =>
  expressionError('FUNCTION_ARGUMENTS', { signature: signature(entry) });
