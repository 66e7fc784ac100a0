import type { TargetKey } from '../../../../documents/edit/command.ts';
import { type Part, type PartTree, walkParts } from '../../../../documents/parts/part.ts';

/** Ways in which an arrow key leads from one card to another, or moves one. */
export type Direction = 'up' | 'down' | 'left' | 'right';

/** The cards of a flow in the order in which they stand below each other and side by side. */
const cardsOf = ({ root }: PartTree): readonly Part[] => [...walkParts(root)].slice(1);

/** The branch that a part is or stands in. */
function branchAround(part: Part): Part | undefined {
  for (let at: Part | undefined = part; at !== undefined; at = at.within?.parent)
    if (at.role === 'branch') return at;
  return undefined;
}

/** The card that an arrow leads to: the one below or above in the order of the flow, or the head of the branch beside. */
export function cardBeside(tree: PartTree, part: Part | undefined, way: Direction): Part | undefined {
  const cards = cardsOf(tree);
  if (part === undefined || part.role === 'document') return cards[0];
  if (way === 'up' || way === 'down') return cards[cards.indexOf(part) + (way === 'down' ? 1 : -1)];
  const within = branchAround(part)?.within;
  return within?.holding.parts[within.index + (way === 'right' ? 1 : -1)];
}

/** Where a step or a branch goes that is moved by a key; undefined where it cannot go that way. */
export function moveTarget(part: Part, way: Direction): TargetKey | undefined {
  const { within } = part;
  if (within === undefined) return undefined;
  const isAlong = part.role === 'branch' ? way === 'left' || way === 'right' : way === 'up' || way === 'down';
  const isBack = way === 'up' || way === 'left';
  const beside = within.holding.parts[within.index + (isBack ? -1 : 1)];
  if (!isAlong || beside === undefined) return undefined;
  // A target counts the places before anything is taken out.
  const index = isBack ? within.index - 1 : within.index + 2;
  return { parent: within.parent.key, holding: within.holding.name, index };
}
