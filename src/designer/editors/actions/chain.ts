import type { Action } from '../../../schemas/action.ts';
import {
  insertAt,
  isWithin,
  mapNode,
  moveTo,
  nodeAt,
  pathAt,
  placeOf,
  placeWithout,
  removeAt,
  type StepPlace,
} from '../../cards/tree.ts';
import { type ArmsOf, nextPlace } from '../../cards/walk.ts';

/** What a command made of a chain, and where the action stands that it was about. */
export interface ChainEdit {
  readonly chain: readonly Action[];
  readonly path: string;
}

/** Branches that run side by side. */
const FEWEST_BRANCHES = 2;
export const MOST_BRANCHES = 10;

const listOf = (value: unknown): readonly Action[] =>
  Array.isArray(value) ? (value as readonly Action[]) : [];

/** The chains of an action that run side by side. */
export const branchesOf = ({ branches }: Action): readonly (readonly Action[])[] =>
  Array.isArray(branches) ? branches.map(listOf) : [];

/** The chains in an action: what it repeats, what runs side by side, and what is done where it fails. */
export const lanesOf: ArmsOf<Action> = (action) => [
  ...(Array.isArray(action.steps) ? ([['steps', listOf(action.steps)]] as const) : []),
  ...branchesOf(action).map((branch, at) => [`branches/${String(at)}`, branch] as const),
  ...(action.onError === undefined ? [] : ([['onError', action.onError]] as const)),
];

/** Puts an action before what stands at a place. */
export const insertAction = (chain: readonly Action[], place: StepPlace, action: Action): ChainEdit => ({
  chain: insertAt(chain, place, action),
  path: pathAt(place),
});

/** Takes an action away, with all that stands in it. */
export const removeAction = (chain: readonly Action[], path: string): readonly Action[] =>
  removeAt(chain, path);

/** Puts another action in the place of one. */
export const updateAction = (chain: readonly Action[], path: string, action: Action): readonly Action[] =>
  mapNode(chain, path, () => action);

/** Adds a copy of an action, with all that stands in it, after it. */
export function duplicateAction(chain: readonly Action[], path: string): ChainEdit | undefined {
  const action = nodeAt(chain, path);
  const { block, at } = placeOf(path);
  return action && insertAction(chain, { block, at: at + 1 }, structuredClone(action));
}

/** Whether the action at a path can stand at a place of the chain as it is: anywhere but in itself. */
export const canStand = (path: string, to: StepPlace): boolean =>
  to.block === '' || !isWithin(to.block, path);

/** Moves an action, with all that stands in it, before what stands at a place of the chain as it is. */
export function moveAction(chain: readonly Action[], path: string, to: StepPlace): ChainEdit | undefined {
  const place = placeWithout(to, path);
  if (place === undefined || !canStand(path, to)) return undefined;
  return { chain: moveTo(chain, path, to), path: pathAt(place) };
}

/** Where an action goes that is moved up (-1) or down (1): past its neighbour, into it, or out of what it stands in. */
export const nextActionPlace = (chain: readonly Action[], path: string, by: -1 | 1): StepPlace | undefined =>
  nextPlace(chain, path, by, lanesOf, () => true);

/** One more chain that runs beside the others; undefined where there are as many as there can be. */
export function addBranch(chain: readonly Action[], path: string): readonly Action[] | undefined {
  const branches = branchesOf(nodeAt(chain, path) ?? { do: '' });
  if (branches.length >= MOST_BRANCHES) return undefined;
  return mapNode(chain, path, (action) => ({ ...action, branches: [...branches, []] }));
}

/** Whether a branch can go: two are the fewest. */
export const mayLoseBranch = (action: Action): boolean => branchesOf(action).length > FEWEST_BRANCHES;

/** A chain without one of the branches of an action. */
export const removeBranch = (chain: readonly Action[], path: string, at: number): readonly Action[] =>
  mapNode(chain, path, (action) => ({
    ...action,
    branches: branchesOf(action).filter((_, each) => each !== at),
  }));

/** What an action does of its own where it fails; undefined: the person is told. */
export const withOnError = (
  chain: readonly Action[],
  path: string,
  onError: Action[] | undefined,
): readonly Action[] =>
  mapNode(chain, path, ({ onError: _before, ...action }): Action =>
    onError === undefined ? { ...action, do: action.do } : { ...action, do: action.do, onError },
  );
