import { replaceAt } from '../../documents/pointer.ts';
import { valueAt } from '../../schemas/pointer.ts';

/**
 * A member that holds more of its kind: `steps`, `otherwise`, `onError`; of several lists in one member with the place of
 * the list, `branches/0`.
 */
export type Arm = string;

/** Members that are there only while something stands in them. */
const OPTIONAL: ReadonlySet<Arm> = new Set(['otherwise']);

/** A place between steps: of which block, and before which of its steps. */
export interface StepPlace {
  /** Dotted: `0.steps`, `2.otherwise.1.steps`; empty: the chain itself. */
  readonly block: string;
  readonly at: number;
}

/** The path of what stands at a place: `2`, `0.steps.1`. */
export const pathAt = ({ block, at }: StepPlace): string =>
  block === '' ? String(at) : `${block}.${String(at)}`;

/** The place of what stands at a path. */
export function placeOf(path: string): StepPlace {
  const cut = path.lastIndexOf('.');
  return cut < 0
    ? { block: '', at: Number(path) }
    : { block: path.slice(0, cut), at: Number(path.slice(cut + 1)) };
}

export const armOf = (path: string, arm: Arm): string => `${path}.${arm}`;

/** Whether a path is another, or within what stands there. */
export const isWithin = (path: string, whole: string): boolean =>
  path === whole || path.startsWith(`${whole}.`);

/** How many steps a block stands inside of. */
export const depthOf = (block: string): number => (block === '' ? 0 : block.split('.').length / 2);

/** Whose arm a block is; undefined for the chain itself. */
export function ownerOf(block: string): { readonly path: string; readonly arm: Arm } | undefined {
  if (block === '') return undefined;
  const cut = block.lastIndexOf('.');
  return { path: block.slice(0, cut), arm: block.slice(cut + 1) };
}

/** What stands in an arm of a step. */
function armIn<T>(node: unknown, arm: Arm): readonly T[] {
  const held = valueAt(node, `/${arm}`);
  return Array.isArray(held) ? (held as readonly T[]) : [];
}

/** The steps of a block; none where there is no such block. */
export function blockAt<T>(chain: readonly T[], block: string): readonly T[] {
  const owner = ownerOf(block);
  return owner === undefined ? chain : armIn<T>(nodeAt(chain, owner.path), owner.arm);
}

export function nodeAt<T>(chain: readonly T[], path: string): T | undefined {
  const { block, at } = placeOf(path);
  return blockAt(chain, block)[at];
}

/** A chain with other steps in a block. An arm for what else is to be done goes with its last step. */
export function mapBlock<T>(
  chain: readonly T[],
  block: string,
  change: (steps: readonly T[]) => readonly T[],
): readonly T[] {
  const owner = ownerOf(block);
  if (owner === undefined) return change(chain);
  const { path, arm } = owner;
  return mapNode(chain, path, (node) => {
    const steps = change(armIn<T>(node, arm));
    return replaceAt(node, `/${arm}`, steps.length === 0 && OPTIONAL.has(arm) ? undefined : steps) as T;
  });
}

/** A chain with another step at a path. */
export function mapNode<T>(chain: readonly T[], path: string, change: (node: T) => T): readonly T[] {
  const { block, at } = placeOf(path);
  return mapBlock(chain, block, (steps) => steps.map((step, each) => (each === at ? change(step) : step)));
}

export const insertAt = <T>(chain: readonly T[], { block, at }: StepPlace, node: T): readonly T[] =>
  mapBlock(chain, block, (steps) => [...steps.slice(0, at), node, ...steps.slice(at)]);

export function removeAt<T>(chain: readonly T[], path: string): readonly T[] {
  const { block, at } = placeOf(path);
  return mapBlock(chain, block, (steps) => steps.filter((_step, each) => each !== at));
}

/** Where a place stands once the step at a path is gone; undefined for places within that step. */
export function placeWithout({ block, at }: StepPlace, path: string): StepPlace | undefined {
  if (block !== '' && isWithin(block, path)) return undefined;
  const gone = placeOf(path);
  if (gone.block === block) return { block, at: at > gone.at ? at - 1 : at };
  const before = gone.block === '' ? '' : `${gone.block}.`;
  if (!block.startsWith(before)) return { block, at };
  const [index = '', ...rest] = block.slice(before.length).split('.');
  if (Number(index) < gone.at) return { block, at };
  return { block: `${before}${[String(Number(index) - 1), ...rest].join('.')}`, at };
}

/** A chain in which the step at a path stands at another place, which is one of the chain before; as it is where it cannot. */
export function moveTo<T>(chain: readonly T[], path: string, to: StepPlace): readonly T[] {
  const [node, place] = [nodeAt(chain, path), placeWithout(to, path)];
  return node === undefined || place === undefined ? chain : insertAt(removeAt(chain, path), place, node);
}
