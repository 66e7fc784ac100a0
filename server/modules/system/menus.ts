import type { Menu, SystemDocument } from '../../../src/schemas/documents/system.ts';
import type { Actor } from '../../call/actor.ts';
import type { Published } from '../resource/publishedDocuments.ts';
import type { Reference } from '../resource/references.ts';

/** A menu item that a caller may see, with the actions that he may take there. */
export interface VisibleMenu {
  readonly menu: Menu;
  /** False for an item that is there for its children only: its own target is not the caller's to open. */
  readonly opens: boolean;
  readonly actionMights: readonly string[];
  readonly children: readonly VisibleMenu[];
}

/** Whether a menu item leads anywhere by itself (specification, section 3, "Menu item"). */
function hasTarget(menu: Menu): boolean {
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
 * The actions that a menu grants to a role; undefined where it grants nothing, not even to be seen. In a system that
 * is open to visitors, an item without grants is everybody's to see.
 */
function grantedActions(
  menu: Menu,
  groupId: string | undefined,
  isPublic: boolean,
): readonly string[] | undefined {
  if (menu.grants === undefined) return isPublic ? [] : undefined;
  const own = menu.grants.filter((grant) => grant.role === groupId);
  return own.length === 0 ? undefined : [...new Set(own.flatMap((grant) => grant.actions ?? []))];
}

/**
 * The menus of a system that one role may see. An item stays while a grant gives it to the role and it leads
 * somewhere; a group stays while a child does.
 */
export function visibleMenus(
  menus: readonly Menu[],
  groupId: string | undefined,
  isPublic: boolean,
): readonly VisibleMenu[] {
  return menus.flatMap((menu) => {
    const children = visibleMenus(menu.children ?? [], groupId, isPublic);
    const granted = hasTarget(menu) ? grantedActions(menu, groupId, isPublic) : undefined;
    if (granted === undefined && children.length === 0) return [];
    return [{ menu, opens: granted !== undefined, actionMights: granted ?? [], children }];
  });
}

/** The targets of visible menus. */
function targets(menus: readonly VisibleMenu[]): Reference[] {
  return menus.flatMap(({ menu, opens, children }) => [
    ...(menu.app === undefined || !opens ? [] : [{ kind: menu.app.kind, id: menu.app.id }]),
    ...targets(children),
  ]);
}

/** The resources that the menus of all published systems open to a caller. */
export function entranceReferences(published: readonly Published[], actor: Actor): readonly Reference[] {
  return published
    .filter((entry) => entry.kind === 'system')
    .flatMap((entry) => {
      const system = entry.document as SystemDocument;
      return targets(visibleMenus(system.menus, actor.groupId, system.public === true));
    });
}
