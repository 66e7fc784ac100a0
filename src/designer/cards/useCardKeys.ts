import { useState } from 'react';
import { replaceAt } from '../../documents/pointer.ts';
import { armOf, blockAt, insertAt, moveTo, nodeAt, removeAt, type StepPlace } from './tree.ts';
import { type ArmsOf, placedIn } from './walk.ts';

/** A number for a step; in its arms those of the steps in it. */
export interface KeyNode {
  readonly key: number;
}

interface Keys {
  readonly nodes: readonly KeyNode[];
  readonly next: number;
}

/** Keys of the steps of a chain, which have no ids of their own. */
export interface CardKeys {
  readonly of: (path: string) => number;
  readonly nodeAt: (path: string) => KeyNode | undefined;
  /** Where the step of a key stands; undefined where it is gone. */
  readonly pathOf: (key: number) => string | undefined;
  /** The keys of a block, in their order. */
  readonly within: (block: string) => readonly number[];
  /** A step is added, and gets this key. @param back the keys of a step that was there before */
  readonly insert: (place: StepPlace, back?: KeyNode) => number;
  readonly remove: (path: string) => void;
  readonly move: (path: string, to: StepPlace) => void;
}

/** Keys that fit a chain: those that there are, by their places, and new ones for the rest. */
function fitted<T>(chain: readonly T[], kept: Keys, armsOf: ArmsOf<T>): Keys {
  const counter = { next: kept.next, misfits: 0 };
  const fit = (steps: readonly T[], nodes: readonly KeyNode[]): readonly KeyNode[] => {
    if (nodes.length !== steps.length) counter.misfits += 1;
    return steps.map((step, at) => {
      const node = nodes[at] ?? { key: counter.next++ };
      return armsOf(step).reduce<KeyNode>(
        (keys, [arm, own]) => {
          const known = blockAt([node], armOf('0', arm));
          if (own.length === 0 && known.length === 0) return keys;
          return replaceAt(keys, `/${arm}`, fit(own, known)) as KeyNode;
        },
        { key: node.key },
      );
    });
  };
  const nodes = fit(chain, kept.nodes);
  return counter.misfits === 0 ? kept : { nodes, next: counter.next };
}

/** The members of a key are arms. */
const armsOfKeys: ArmsOf<KeyNode> = (node) =>
  Object.entries(node).flatMap(([name, held]) => lists(name, held as unknown));

const lists = (name: string, held: unknown): readonly (readonly [string, readonly KeyNode[]])[] => {
  if (Array.isArray(held)) return [[name, held as readonly KeyNode[]]];
  if (typeof held !== 'object' || held === null) return [];
  return Object.entries(held).map(([at, list]) => [`${name}/${at}`, list as readonly KeyNode[]]);
};

/** The key of a step, and those of the steps in it. */
export const keysWithin = (node: KeyNode): ReadonlySet<number> =>
  new Set([...placedIn([node], armsOfKeys)].map(([, { key }]) => key));

const pathOf = (nodes: readonly KeyNode[], key: number): string | undefined =>
  [...placedIn(nodes, armsOfKeys)].find(([, node]) => node.key === key)?.[0];

/** Keeps a key for each step, so that each is drawn as itself wherever it goes, and what is open or typed there stays. */
export function useCardKeys<T>(chain: readonly T[], armsOf: ArmsOf<T>): CardKeys {
  const [kept, keep] = useState<Keys>({ nodes: [], next: 0 });
  const keys = fitted(chain, kept, armsOf);
  if (keys !== kept) keep(keys);
  const put = (change: (nodes: readonly KeyNode[]) => readonly KeyNode[], next = keys.next): void =>
    keep({ nodes: change(keys.nodes), next });
  return {
    of: (path) => nodeAt(keys.nodes, path)?.key ?? -1,
    nodeAt: (path) => nodeAt(keys.nodes, path),
    pathOf: (key) => pathOf(keys.nodes, key),
    within: (block) => blockAt(keys.nodes, block).map(({ key }) => key),
    insert: (place, back) => {
      const node = back ?? { key: keys.next };
      put((nodes) => insertAt(nodes, place, node), back ? keys.next : keys.next + 1);
      return node.key;
    },
    remove: (path) => put((nodes) => removeAt(nodes, path)),
    move: (path, to) => put((nodes) => moveTo(nodes, path, to)),
  };
}
