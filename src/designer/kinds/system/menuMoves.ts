import type { TargetKey } from '../../../documents/edit/command.ts';
import type { Part } from '../../../documents/parts/part.ts';

export type MenuMove = 'up' | 'down' | 'inward' | 'outward';

/** Where a menu comes to stand by a move; undefined where it is at the end that way. */
export function menuMove({ within }: Part, move: MenuMove): TargetKey | undefined {
  if (within === undefined) return undefined;
  const { parent, holding, index } = within;
  const beside = (at: number): TargetKey => ({ parent: parent.key, holding: holding.name, index: at });
  switch (move) {
    case 'up':
      return index > 0 ? beside(index - 1) : undefined;
    case 'down':
      // Counted while the menu itself still stands before it.
      return index < holding.parts.length - 1 ? beside(index + 2) : undefined;
    case 'inward': {
      const before = holding.parts[index - 1];
      const inside = before?.holdings[0];
      return before && inside && { parent: before.key, holding: inside.name, index: inside.parts.length };
    }
    case 'outward': {
      const outer = parent.within;
      return outer && { parent: outer.parent.key, holding: outer.holding.name, index: outer.index + 1 };
    }
  }
}

/** Where a new menu goes: behind the chosen one or inside of it; at the end where none is chosen. */
export function newMenuAt(root: Part, chosen: Part | undefined, inside: boolean): TargetKey {
  const menu = chosen?.role === 'menu' ? chosen : undefined;
  if (menu?.within === undefined) {
    const [menus] = root.holdings;
    return { parent: root.key, holding: 'menus', index: menus?.parts.length ?? 0 };
  }
  if (inside) {
    return { parent: menu.key, holding: 'children', index: menu.holdings[0]?.parts.length ?? 0 };
  }
  const { parent, holding, index } = menu.within;
  return { parent: parent.key, holding: holding.name, index: index + 1 };
}

/** Where a dragged menu is dropped, as a tree tells it. @param gap before (-1) or behind (1) the menu; 0: on it */
export function droppedAt(menu: Part, gap: number): TargetKey | undefined {
  if (gap === 0) return { parent: menu.key, holding: 'children', index: 0 };
  const { within } = menu;
  return (
    within && {
      parent: within.parent.key,
      holding: within.holding.name,
      index: within.index + (gap < 0 ? 0 : 1),
    }
  );
}
