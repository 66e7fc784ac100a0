import { blocksOf, placedSteps } from '../../documents/stepChain.ts';
import { DEEPEST_STEP, MOST_STEPS, type Step } from '../../schemas/step.ts';
import { depthOf, isWithin, nodeAt, placeWithout, removeAt, type StepPlace } from '../cards/tree.ts';

/** Why a step cannot stand at a place: the chain is full, the place too deep, or inside of the step itself. */
export type Refusal = 'full' | 'deep' | 'self';

/** How many levels a step takes: one, and those of what it holds. */
const levelsOf = (step: Step): number =>
  1 + Math.max(0, ...blocksOf(step).flatMap(([, steps]) => steps.map(levelsOf)));

/** Why a step cannot be added at a place; undefined where it can. */
export function whyNotAdded(chain: readonly Step[], { block }: StepPlace, step: Step): Refusal | undefined {
  if (placedSteps(chain, '').length + placedSteps([step], '').length > MOST_STEPS) return 'full';
  return depthOf(block) + levelsOf(step) > DEEPEST_STEP ? 'deep' : undefined;
}

/** Why the step at a path cannot be moved to a place; undefined where it can. */
export function whyNotMoved(chain: readonly Step[], path: string, to: StepPlace): Refusal | undefined {
  if (to.block !== '' && isWithin(to.block, path)) return 'self';
  const [step, place] = [nodeAt(chain, path), placeWithout(to, path)];
  return step && place && whyNotAdded(removeAt(chain, path), place, step);
}
