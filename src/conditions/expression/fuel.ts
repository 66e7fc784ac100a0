import { expressionError } from './error.ts';

/** Most steps of one evaluation. */
export const STEPS = 1_000_000;
/** Most UTF-16 units of a text that an expression builds. */
export const TEXT_LENGTH = 1_000_000;

/**
 * What the running evaluation may still spend. The nodes of an expression run once each and are counted when it is
 * compiled; what walks over a list or a text, or builds a text, spends here. A getter of the scope that evaluates another expression
 * refills it, which is bounded by the scope's own code.
 */
let remaining = STEPS;
/** What was given to the running evaluation. */
let given = STEPS;
/** What all evaluations of the surrounding work may spend together, the running one included. */
let budget = Infinity;

/** Starts an evaluation of `nodes` nodes. */
export function refill(nodes: number): void {
  budget -= given - remaining;
  given = Math.min(STEPS, budget);
  remaining = given - nodes;
}

/**
 * Runs work of which all evaluations together may take so many steps: whoever sends many expressions at once must not
 * get as many budgets. The evaluation that goes beyond fails like one that takes too many steps by itself.
 */
export function withinSteps<T>(steps: number, work: () => T): T {
  const before = budget;
  given = remaining = STEPS;
  budget = steps;
  try {
    return work();
  } finally {
    given = remaining = STEPS;
    budget = before;
  }
}

/**
 * Takes steps, one for each element that is visited.
 * @throws ExpressionError EXPRESSION_TOO_MANY_STEPS
 */
export function spend(steps: number): void {
  remaining -= steps;
  if (remaining < 0) {
    throw expressionError('EXPRESSION_TOO_MANY_STEPS', { most: STEPS });
  }
}

/**
 * Refuses a text before it is built.
 * @param length UTF-16 units that it would have
 * @throws ExpressionError EXPRESSION_TOO_LARGE
 */
export function checkTextLength(length: number): void {
  if (length <= TEXT_LENGTH) return;
  throw expressionError('EXPRESSION_TOO_LARGE', { most: TEXT_LENGTH });
}
