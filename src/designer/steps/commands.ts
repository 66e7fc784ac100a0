import { blocksOf } from '../../documents/stepChain.ts';
import type { Step } from '../../schemas/step.ts';
import { whyNotAdded, whyNotMoved, type Refusal } from './limits.ts';
import { copyOf, namesIn } from './stepNames.ts';
import {
  insertAt,
  mapNode,
  moveTo,
  nodeAt,
  pathAt,
  placeOf,
  placeWithout,
  removeAt,
  type StepPlace,
} from '../cards/tree.ts';
import { nextPlace as nextPlaceOf } from '../cards/walk.ts';

/** What a command made of a chain, and where the step stands that it was about. */
export interface Edit {
  readonly chain: readonly Step[];
  readonly path: string;
}

/** Adds a step before what stands at a place. */
export function insertStep(chain: readonly Step[], place: StepPlace, step: Step): Edit | Refusal {
  return whyNotAdded(chain, place, step) ?? { chain: insertAt(chain, place, step), path: pathAt(place) };
}

/** Takes a step away, with all that stands in it. */
export const removeStep = (chain: readonly Step[], path: string): readonly Step[] => removeAt(chain, path);

/** Puts another step in the place of one. */
export const updateStep = (chain: readonly Step[], path: string, step: Step): readonly Step[] =>
  mapNode(chain, path, () => step);

/** Moves a step, with all that stands in it, before what stands at a place of the chain as it is. */
export function moveStep(chain: readonly Step[], path: string, to: StepPlace): Edit | Refusal {
  const place = placeWithout(to, path);
  if (place === undefined) return 'self';
  return whyNotMoved(chain, path, to) ?? { chain: moveTo(chain, path, to), path: pathAt(place) };
}

/** Adds a copy of a step after it; names in it are made free ones. */
export function duplicateStep(chain: readonly Step[], path: string): Edit | Refusal {
  const step = nodeAt(chain, path);
  if (step === undefined) return { chain, path };
  const { block, at } = placeOf(path);
  return insertStep(chain, { block, at: at + 1 }, copyOf(step, namesIn(chain)));
}

/**
 * Where a step goes that is moved up (-1) or down (1), past its neighbour, into it or out of what it stands in; places that
 * are too deep for it are passed over. Undefined where there is no further place.
 */
export const nextPlace = (chain: readonly Step[], path: string, by: -1 | 1): StepPlace | undefined =>
  nextPlaceOf(chain, path, by, blocksOf, (rest, place, step) => whyNotAdded(rest, place, step) === undefined);
