import type { Menu } from '../../schemas/documents/system.ts';
import type { Text } from '../../schemas/text.ts';

/** What a role does behind a menu: `*` whatever forms let it do; undefined: it does not see the menu. */
export type MenuActions = '*' | readonly string[] | undefined;

/** What the grants of a menu let a role do; several of one role add up. */
export function menuActionsOf({ grants = [] }: Pick<Menu, 'grants'>, role: string): MenuActions {
  const own = grants.filter((grant) => grant.role === role);
  if (own.length === 0) return undefined;
  if (own.some(({ actions }) => actions === undefined)) return '*';
  return [...new Set(own.flatMap(({ actions = [] }) => actions))];
}

/** Where a menu stands. */
interface MenuPlace {
  /** Its position from 1, `1/2` below the first one. */
  readonly at: string;
  /** Names of the menus around it, the outermost first, and its own. */
  readonly names: readonly Text[];
}

/** A menu that a role sees, and what it does there. */
export interface SeenMenu extends MenuPlace {
  readonly actions: NonNullable<MenuActions>;
}

/** The menus that name a role. */
export function seenMenus(menus: readonly Menu[], role: string, above?: MenuPlace): readonly SeenMenu[] {
  return menus.flatMap((menu, index) => {
    const position = String(index + 1);
    const place = {
      at: above === undefined ? position : `${above.at}/${position}`,
      names: [...(above?.names ?? []), menu.name],
    };
    const actions = menuActionsOf(menu, role);
    return [
      ...(actions === undefined ? [] : [{ ...place, actions }]),
      ...seenMenus(menu.children ?? [], role, place),
    ];
  });
}
