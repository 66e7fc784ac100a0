import { blocksOf } from '../../documents/stepChain.ts';
import type { Step } from '../../schemas/step.ts';
import { whyNotAdded, whyNotMoved, type Refusal } from './limits.ts';
import { copyOf, namesIn } from './stepNames.ts';
import {
  armOf,
  insertAt,
  mapNode,
  moveTo,
  nodeAt,
  pathAt,
  placeOf,
  placeWithout,
  removeAt,
  type StepPlace,
} from './tree.ts';

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

/** All places of a chain, in the order in which they are read. */
function placesIn(steps: readonly Step[], block = ''): readonly StepPlace[] {
  const inner = steps.flatMap((step, at) => {
    const path = pathAt({ block, at });
    const within = blocksOf(step).flatMap(([arm, own]) => placesIn(own, armOf(path, arm)));
    return [{ block, at }, ...within];
  });
  return [...inner, { block, at: steps.length }];
}

/**
 * Where a step goes that is moved up (-1) or down (1): past its neighbour, into it where it holds steps, or out of what it
 * stands in; places that are too deep for it are passed over. Undefined where there is no further place.
 */
export function nextPlace(chain: readonly Step[], path: string, by: -1 | 1): StepPlace | undefined {
  const step = nodeAt(chain, path);
  if (step === undefined) return undefined;
  const rest = removeAt(chain, path);
  const places = placesIn(rest);
  const here = places.findIndex((place) => pathAt(place) === path);
  const ahead = by > 0 ? places.slice(here + 1) : places.slice(0, here).reverse();
  const next = ahead.find((place) => whyNotAdded(rest, place, step) === undefined);
  return next && placeBefore(next, path);
}

/** A place of the chain without a step, as a place of the chain with it. */
function placeBefore(place: StepPlace, path: string): StepPlace {
  const gone = placeOf(path);
  if (place.block === gone.block) return { block: place.block, at: place.at + (place.at >= gone.at ? 1 : 0) };
  const before = gone.block === '' ? '' : `${gone.block}.`;
  if (!place.block.startsWith(before)) return place;
  const [index = '', ...rest] = place.block.slice(before.length).split('.');
  const moved = Number(index) + (Number(index) >= gone.at ? 1 : 0);
  return { block: `${before}${[String(moved), ...rest].join('.')}`, at: place.at };
}
