import { armOf, pathAt, placeOf, removeAt, nodeAt, type Arm, type StepPlace } from './tree.ts';

/** What stands in a step, by arms, filled or not. */
export type ArmsOf<T> = (node: T) => readonly (readonly [arm: Arm, nodes: readonly T[]])[];

/** Steps with their paths, each before those that stand in it. */
export function* placedIn<T>(
  nodes: readonly T[],
  armsOf: ArmsOf<T>,
  block = '',
): Generator<readonly [string, T]> {
  for (const [at, node] of nodes.entries()) {
    const path = pathAt({ block, at });
    yield [path, node];
    for (const [arm, inner] of armsOf(node)) yield* placedIn(inner, armsOf, armOf(path, arm));
  }
}

/** All places of a chain, in the order in which they are read. */
function placesIn<T>(nodes: readonly T[], armsOf: ArmsOf<T>, block = ''): readonly StepPlace[] {
  const inner = nodes.flatMap((node, at) => {
    const path = pathAt({ block, at });
    const within = armsOf(node).flatMap(([arm, own]) => placesIn(own, armsOf, armOf(path, arm)));
    return [{ block, at }, ...within];
  });
  return [...inner, { block, at: nodes.length }];
}

/**
 * Where a step goes that is moved up (-1) or down (1): past its neighbour, into it where it holds steps, or out of what it
 * stands in; places that do not take it are passed over. Undefined where there is no further place.
 * @param takes whether a place of the chain without the step takes it
 */
export function nextPlace<T>(
  chain: readonly T[],
  path: string,
  by: -1 | 1,
  armsOf: ArmsOf<T>,
  takes: (rest: readonly T[], place: StepPlace, node: T) => boolean,
): StepPlace | undefined {
  const node = nodeAt(chain, path);
  if (node === undefined) return undefined;
  const rest = removeAt(chain, path);
  const places = placesIn(rest, armsOf);
  const here = places.findIndex((place) => pathAt(place) === path);
  const ahead = by > 0 ? places.slice(here + 1) : places.slice(0, here).reverse();
  const next = ahead.find((place) => takes(rest, place, node));
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
