import { expect, test } from 'vitest';
import { compileExpression } from './compileExpression.ts';
import { STEPS, withinSteps } from './fuel.ts';

/** Takes some 200,000 steps. */
const costly = compileExpression("count(split(padStart('', 200000, 'a,'), ','))");

test('evaluations have a budget each', () => {
  for (let round = 0; round < 10; round += 1) expect(costly.evaluate({})).toBeGreaterThan(0);
});

test('within a budget they share one, and whoever goes beyond fails', () => {
  const run = (): number => {
    let done = 0;
    try {
      for (; done < 50; done += 1) costly.evaluate({});
    } catch {
      return done;
    }
    return done;
  };
  const alone = withinSteps(STEPS, run);
  expect(alone).toBeGreaterThan(0);
  expect(alone).toBeLessThan(20);
  expect(withinSteps(STEPS, run)).toBe(alone);
  expect(withinSteps(STEPS / 2, run)).toBeLessThan(alone);
  expect(run()).toBe(50);
});
