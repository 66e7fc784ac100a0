import type { FunctionContext, FunctionEntry } from '../functions/entry.ts';
import type { Scope } from '../options.ts';
import {
  isForbiddenKey,
  isPlainObject,
  readElement,
  readName,
  readStep,
  type Step,
  stepOf,
  track,
} from '../path.ts';
import { binaryClosure, constantClosure } from './binary.ts';
import { expressionError, toExpressionError } from './error.ts';
import { numberOf, operations } from './operations.ts';
import { isStep, type Link, type Node } from './tree.ts';

/** An expression, or a part of one, ready to run. */
export type Closure = (scope: Scope) => unknown;

/** Chains of more links than this run in a loop, so that a long sum does not nest calls as deep as it is long. */
const NESTED_LINKS = 8;

/** Compiles a tree into closures; no code is generated. */
export function compileNode(node: Node, context: FunctionContext): Closure {
  switch (node.kind) {
    case 'literal': {
      const { value } = node;
      return () => value;
    }
    case 'name':
      return nameClosure(node.name);
    case 'path':
      return pathClosure(compileNode(node.root, context), node.steps, context);
    case 'list': {
      const items = node.items.map((item) => compileNode(item, context));
      return (scope) => items.map((item) => item(scope));
    }
    case 'unary':
      return unaryClosure(node.operator, compileNode(node.operand, context));
    case 'chain':
      return chainClosure(node.first, node.rest, context);
    case 'logic':
      return logicClosure(
        node.operator,
        node.operands.map((operand) => compileNode(operand, context)),
      );
    case 'choice': {
      const test = compileNode(node.test, context);
      const yes = compileNode(node.yes, context);
      const no = compileNode(node.no, context);
      return (scope) => (test(scope) ? yes(scope) : no(scope));
    }
    case 'call': {
      const args = node.args.map((each) => compileNode(each, context));
      return callClosure(node.entry, node.callback, args, context);
    }
  }
}

function nameClosure(name: string): Closure {
  const fail = (scope: Scope): never => {
    if (scope !== null && scope !== undefined) track(scope, name);
    throw expressionError('UNKNOWN_NAME', { name });
  };
  if (isForbiddenKey(name)) return fail;
  return (scope) => {
    if (scope === null || scope === undefined || !Object.prototype.hasOwnProperty.call(scope, name))
      return fail(scope);
    const value: unknown = (scope as Record<string, unknown>)[name];
    return typeof value === 'function' ? undefined : value;
  };
}

function pathClosure(root: Closure, steps: readonly (Step | Node)[], context: FunctionContext): Closure {
  const readers = steps.map((step) =>
    isStep(step) ? stepClosure(step) : indexClosure(compileNode(step, context)),
  );
  const [first, second] = readers;
  if (first !== undefined && readers.length === 1) return (scope) => first(root(scope), scope);
  if (first !== undefined && second !== undefined && readers.length === 2) {
    return (scope) => second(first(root(scope), scope), scope);
  }
  return (scope) => {
    let value = root(scope);
    for (const read of readers) value = read(value, scope);
    return value;
  };
}

type Reader = (value: unknown, scope: Scope) => unknown;

function stepClosure(step: Step): Reader {
  const { key, index } = step;
  if (isForbiddenKey(key)) return () => undefined;
  if (index < 0) return (value) => readStep(value, step);
  return (value) => (Array.isArray(value) ? readElement(value, index) : readStep(value, step));
}

/** `value[index]`: an integer reads an element, text an own property. */
function indexClosure(index: Closure): Reader {
  return (value, scope) => {
    const key = index(scope);
    if (typeof key === 'number') {
      if (Array.isArray(value)) return Number.isInteger(key) ? readElement(value, key) : undefined;
      return Number.isInteger(key) && isPlainObject(value) ? readName(value, String(key)) : undefined;
    }
    return typeof key === 'string' && !isForbiddenKey(key) ? readStep(value, stepOf(key)) : undefined;
  };
}

function unaryClosure(operator: '+' | '-' | 'not', operand: Closure): Closure {
  if (operator === 'not') return (scope) => !operand(scope);
  return operator === '-' ? (scope) => -numberOf(operand(scope)) : (scope) => numberOf(operand(scope));
}

function chainClosure(first: Node, rest: readonly Link[], context: FunctionContext): Closure {
  const start = compileNode(first, context);
  if (rest.length <= NESTED_LINKS) {
    return rest.reduce((left, { operator, right }) => {
      const constant = right.kind === 'literal' ? constantClosure(operator, left, right.value) : undefined;
      return constant ?? binaryClosure(operator, left, compileNode(right, context));
    }, start);
  }
  const links = rest.map(({ operator, right }) => ({
    operation: operations[operator],
    right: compileNode(right, context),
  }));
  return (scope) => {
    let value = start(scope);
    for (const { operation, right } of links) value = operation(value, right(scope));
    return value;
  };
}

function logicClosure(operator: 'and' | 'or', operands: readonly Closure[]): Closure {
  const [first, second] = operands;
  if (first !== undefined && second !== undefined && operands.length === 2) {
    return operator === 'and'
      ? (scope) => (first(scope) ? Boolean(second(scope)) : false)
      : (scope) => (first(scope) ? true : Boolean(second(scope)));
  }
  return operator === 'and'
    ? (scope) => operands.every((operand) => operand(scope))
    : (scope) => operands.some((operand) => operand(scope));
}

function callClosure(
  entry: FunctionEntry,
  callback: FunctionEntry | undefined,
  args: readonly Closure[],
  context: FunctionContext,
): Closure {
  const { lazy, run } = entry;
  if (lazy !== undefined) return (scope) => lazy(args, scope);
  const before: readonly unknown[] =
    callback === undefined ? [] : [(...values: unknown[]) => callback.run(values, context)];
  return (scope) => {
    const values = [...before];
    for (const arg of args) values.push(arg(scope));
    try {
      return run(values, context);
    } catch (error) {
      throw toExpressionError(error);
    }
  };
}
