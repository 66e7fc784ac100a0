import type { Menu } from '../../schemas/documents/system.ts';

/** A menu item that a caller may see, with the actions that he may take there. */
export interface VisibleMenu {
  readonly menu: Menu;
  /** False for an item that is there for its children only: its own target is not the caller's to open. */
  readonly opens: boolean;
  /** The actions that grants name. */
  readonly actionMights: readonly string[];
  /** Whether those are all: a grant that names none leaves what may be done to the rights of the module. */
  readonly isLimited: boolean;
  readonly children: readonly VisibleMenu[];
}

/** Whether a menu item leads anywhere by itself. */
export function hasTarget(menu: Menu): boolean {
  switch (menu.type ?? 'app') {
    case 'app':
      return menu.app !== undefined;
    case 'plugin':
      return menu.menuPath !== undefined && menu.menuPath !== '';
    case 'url':
      return menu.url !== undefined && menu.url !== '';
  }
}

/**
 * What a menu grants to a caller; undefined where it grants nothing, not even to be seen. In a system that is open to
 * visitors, an item without grants is everybody's to see.
 */
function grantedTo(
  menu: Menu,
  grantees: readonly string[],
  isPublic: boolean,
): Pick<VisibleMenu, 'actionMights' | 'isLimited'> | undefined {
  if (menu.grants === undefined) return isPublic ? { actionMights: [], isLimited: false } : undefined;
  const own = menu.grants.filter((grant) => grantees.includes(grant.role));
  if (own.length === 0) return undefined;
  return {
    actionMights: [...new Set(own.flatMap((grant) => grant.actions ?? []))],
    isLimited: own.every((grant) => grant.actions !== undefined),
  };
}

/**
 * All menus of a system, whoever they are granted to.
 * @param mights what may be done behind one of them
 */
export function allMenus(
  menus: readonly Menu[],
  mights: (menu: Menu) => readonly string[],
): readonly VisibleMenu[] {
  return menus.map((menu) => ({
    menu,
    opens: hasTarget(menu),
    actionMights: mights(menu),
    isLimited: true,
    children: allMenus(menu.children ?? [], mights),
  }));
}

/** As a share link shows a menu: nothing is granted there. */
export const grantsNothing = (): readonly string[] => [];

/** As a preview shows it: what it grants to anybody. */
export const grantsToAnybody = ({ grants = [] }: Menu): readonly string[] => [
  ...new Set(grants.flatMap(({ actions = [] }) => actions)),
];

/**
 * The menus of a system that a caller may see. An item stays while a grant gives it to the caller and it leads
 * somewhere; a group stays while a child does.
 * @param grantees the names by which grants are the caller's: none for who has no role
 */
export function visibleMenus(
  menus: readonly Menu[],
  grantees: readonly string[],
  isPublic: boolean,
): readonly VisibleMenu[] {
  return menus.flatMap((menu) => {
    const children = visibleMenus(menu.children ?? [], grantees, isPublic);
    const granted = hasTarget(menu) ? grantedTo(menu, grantees, isPublic) : undefined;
    if (granted === undefined && children.length === 0) return [];
    return [{ menu, opens: granted !== undefined, actionMights: [], isLimited: true, ...granted, children }];
  });
}
