import { looseEqual, order } from '../values/compare.ts';
import { readNumber } from '../values/number.ts';
import type { Closure } from './closures.ts';
import { add, isIn, numberOf, operations } from './operations.ts';
import type { BinaryOperator } from './tree.ts';

/**
 * Closures of the two-sided operators. Each looks at the common case, two numbers or a text against a fixed text,
 * before it asks the general operation of the same meaning.
 */
export function binaryClosure(operator: BinaryOperator, left: Closure, right: Closure): Closure {
  switch (operator) {
    case '+':
      return (scope) => {
        const a = left(scope);
        const b = right(scope);
        return typeof a === 'number' && typeof b === 'number' ? a + b : add(a, b);
      };
    case '-':
      return (scope) => numberOf(left(scope)) - numberOf(right(scope));
    case '*':
      return (scope) => numberOf(left(scope)) * numberOf(right(scope));
    case '/':
      return (scope) => numberOf(left(scope)) / numberOf(right(scope));
    case '==':
      return (scope) => looseEqual(left(scope), right(scope));
    case '!=':
      return (scope) => !looseEqual(left(scope), right(scope));
    case 'in':
      return (scope) => isIn(left(scope), right(scope));
    default:
      return generalClosure(operations[operator], left, right);
  }
}

function generalClosure(
  operation: (left: unknown, right: unknown) => unknown,
  left: Closure,
  right: Closure,
): Closure {
  return (scope) => operation(left(scope), right(scope));
}

/** The same with a right side that never changes; undefined where nothing is gained. */
export function constantClosure(
  operator: BinaryOperator,
  left: Closure,
  right: unknown,
): Closure | undefined {
  if (typeof right === 'number') return numberClosure(operator, left, right);
  if (operator === '==') return equalClosure(left, right);
  if (operator !== '!=') return undefined;
  const equal = equalClosure(left, right);
  return (scope) => !equal(scope);
}

function equalClosure(left: Closure, right: unknown): (scope: Parameters<Closure>[0]) => boolean {
  // No number equals text that is not numeric, which leaves strict equality.
  if (typeof right === 'boolean' || (typeof right === 'string' && readNumber(right) === undefined)) {
    return (scope) => left(scope) === right;
  }
  return (scope) => looseEqual(left(scope), right);
}

function numberClosure(operator: BinaryOperator, left: Closure, right: number): Closure | undefined {
  switch (operator) {
    case '+':
      return (scope) => {
        const a = left(scope);
        return typeof a === 'number' ? a + right : add(a, right);
      };
    case '-':
      return (scope) => numberOf(left(scope)) - right;
    case '*':
      return (scope) => numberOf(left(scope)) * right;
    case '/':
      return (scope) => numberOf(left(scope)) / right;
    case '==':
      return (scope) => {
        const a = left(scope);
        return typeof a === 'number' ? a === right : looseEqual(a, right);
      };
    case '!=':
      return (scope) => {
        const a = left(scope);
        return typeof a === 'number' ? a !== right : !looseEqual(a, right);
      };
    case '<':
      return (scope) => {
        const a = left(scope);
        return typeof a === 'number' ? a < right : order(a, right) < 0;
      };
    case '<=':
      return (scope) => {
        const a = left(scope);
        return typeof a === 'number' ? a <= right : order(a, right) <= 0;
      };
    case '>':
      return (scope) => {
        const a = left(scope);
        return typeof a === 'number' ? a > right : order(a, right) > 0;
      };
    case '>=':
      return (scope) => {
        const a = left(scope);
        return typeof a === 'number' ? a >= right : order(a, right) >= 0;
      };
    default:
      return undefined;
  }
}
