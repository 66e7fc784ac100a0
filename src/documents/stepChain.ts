import type { Step } from '../schemas/step.ts';

/** A step with where it stands. */
export interface PlacedStep {
  readonly step: Step;
  /** Dotted, e.g. `steps.0.otherwise.1`. */
  readonly at: string;
  /** 1 for what stands in no other step. */
  readonly depth: number;
}

/** The blocks of steps that stand in a step, filled or not, by the names of its members. */
export function blocksOf(step: Step): readonly (readonly ['steps' | 'otherwise', readonly Step[]])[] {
  if (step.do === 'forEach') return [['steps', step.steps]];
  if (step.do !== 'when') return [];
  return [
    ['steps', step.steps],
    ['otherwise', step.otherwise ?? []],
  ];
}

/**
 * All steps of a chain, each before those that stand in it.
 * @param at what their places begin with; empty: with their numbers
 */
export function placedSteps(steps: readonly Step[], at = 'steps', depth = 1): readonly PlacedStep[] {
  return steps.flatMap((step, index) => {
    const own = at === '' ? String(index) : `${at}.${String(index)}`;
    const inside = blocksOf(step).flatMap(([name, block]) => placedSteps(block, `${own}.${name}`, depth + 1));
    return [{ step, at: own, depth }, ...inside];
  });
}

/** The name under which later steps read what a step came to. */
export const nameOfStep = (step: Step): string | undefined => ('name' in step ? step.name : undefined);

/** The names that steps leave behind: those of a `forEach` are known inside of it alone. */
export function namesLeftBy(steps: readonly Step[]): readonly string[] {
  return steps.flatMap((step) => {
    if (step.do === 'when') return blocksOf(step).flatMap(([, block]) => namesLeftBy(block));
    return nameOfStep(step) ?? [];
  });
}

/** Whether a chain always ends before its end is reached: by an `answer` or a `fail` that nothing leaves out. */
export function alwaysEnds(steps: readonly Step[]): boolean {
  return steps.some((step) => {
    if (step.do === 'answer' || step.do === 'fail') return step.when === undefined;
    return step.do === 'when' && alwaysEnds(step.steps) && alwaysEnds(step.otherwise ?? []);
  });
}
