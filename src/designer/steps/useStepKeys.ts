import { useState } from 'react';
import type { Step } from '../../schemas/step.ts';
import { arms, insertAt, moveTo, nodeAt, removeAt, type StepPlace } from './tree.ts';

/** A number for a step, and those of the steps in it. */
interface KeyNode {
  readonly key: number;
  readonly steps?: readonly KeyNode[];
  readonly otherwise?: readonly KeyNode[];
}

interface Keys {
  readonly nodes: readonly KeyNode[];
  readonly next: number;
}

/** Keys of the steps of a chain, which have no ids of their own. */
export interface StepKeys {
  readonly of: (path: string) => number;
  /** A step is added, and gets this key. */
  readonly insert: (place: StepPlace) => number;
  readonly remove: (path: string) => void;
  readonly move: (path: string, to: StepPlace) => void;
}

/** Keys that fit a chain: those that there are, by their places, and new ones for the rest. */
function fitted(chain: readonly Step[], kept: Keys): Keys {
  const counter = { next: kept.next, misfits: 0 };
  const fit = (steps: readonly Step[], nodes: readonly KeyNode[]): readonly KeyNode[] => {
    if (nodes.length !== steps.length) counter.misfits += 1;
    return steps.map((step, at) => {
      const node = nodes[at] ?? { key: counter.next++ };
      const inner = Object.fromEntries(
        arms.flatMap((arm) => {
          const own: readonly Step[] = (Reflect.get(step, arm) as readonly Step[] | undefined) ?? [];
          const known = node[arm] ?? [];
          return own.length === 0 && known.length === 0 ? [] : [[arm, fit(own, known)]];
        }),
      );
      return { key: node.key, ...inner };
    });
  };
  const nodes = fit(chain, kept.nodes);
  return counter.misfits === 0 ? kept : { nodes, next: counter.next };
}

/** Keeps a key for each step, so that each is drawn as itself wherever it goes, and what is open or typed there stays. */
export function useStepKeys(chain: readonly Step[]): StepKeys {
  const [kept, keep] = useState<Keys>({ nodes: [], next: 0 });
  const keys = fitted(chain, kept);
  if (keys !== kept) keep(keys);
  const put = (change: (nodes: readonly KeyNode[]) => readonly KeyNode[], next = keys.next): void =>
    keep({ nodes: change(keys.nodes), next });
  return {
    of: (path) => nodeAt(keys.nodes, path)?.key ?? -1,
    insert: (place) => {
      put((nodes) => insertAt(nodes, place, { key: keys.next }), keys.next + 1);
      return keys.next;
    },
    remove: (path) => put((nodes) => removeAt(nodes, path)),
    move: (path, to) => put((nodes) => moveTo(nodes, path, to)),
  };
}
