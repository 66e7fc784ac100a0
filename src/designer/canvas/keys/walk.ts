import type { DrawnPart, DrawnTree } from '../drawnTree.ts';

/** Where an arrow key leads from the selected part: before, behind, into, out of it. */
export type Way = 'previous' | 'next' | 'in' | 'out';

const siblings = ({ within }: DrawnPart): readonly DrawnPart[] =>
  within?.parent.holdings.flatMap(({ parts }) => parts) ?? [];

function beside(part: DrawnPart, by: 1 | -1): DrawnPart | undefined {
  const all = siblings(part);
  return all[all.indexOf(part) + by];
}

/** The part that a way leads to; where there is none, the one at which it starts. */
export function walk({ root }: DrawnTree, from: DrawnPart | undefined, way: Way): DrawnPart | undefined {
  const first = (part: DrawnPart): DrawnPart | undefined => part.holdings.flatMap(({ parts }) => parts)[0];
  if (from?.within === undefined) return first(root);
  const { parent } = from.within;
  const outer = parent.within === undefined ? undefined : parent;
  if (way === 'in') return first(from) ?? from;
  if (way === 'out') return outer ?? from;
  if (way === 'previous') return beside(from, -1) ?? outer ?? from;
  for (let at: DrawnPart = from; at.within !== undefined; at = at.within.parent) {
    const next = beside(at, 1);
    if (next !== undefined) return next;
  }
  return from;
}
