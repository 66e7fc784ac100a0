import type { Menu } from '../../schemas/documents/system.ts';
import type { PageKind } from '../../schemas/kinds.ts';
import type { Text } from '../../schemas/text.ts';
import { IdSource } from '../parts/newId.ts';
import type { Part, PartTree } from '../parts/part.ts';
import { same } from '../same.ts';
import { type Command, findTarget, gone, put, refuse, type TargetKey, treeOf, withValue } from './command.ts';
import { stepTitle } from './stepTitle.ts';

/** Where a menu leads; a group leads nowhere itself. */
export type MenuTarget =
  | { readonly type: 'group' }
  | { readonly type: 'app'; readonly app: { readonly kind: PageKind; readonly id: string } }
  | { readonly type: 'plugin'; readonly menuPath: string }
  | { readonly type: 'url'; readonly url: string };

/** Puts a new menu somewhere; it gets an id of its own. */
export function addMenu(menu: Menu, at: TargetKey): Command {
  return (document, language) => {
    const tree = treeOf(document, language);
    const target = findTarget(tree, at);
    if (target?.holding.roles.includes('menu') !== true) return gone();
    const id = new IdSource(tree, language.idSuffix).next('menu');
    return {
      document: put(document, target, [{ id, ...menu }]),
      title: stepTitle('新增菜单', 'Add menu', menu.name),
      select: [`menu:${id}`],
    };
  };
}

/** The menus of some keys. */
const menusOf = (tree: PartTree, keys: readonly string[]): readonly Part[] =>
  keys.flatMap((key) => {
    const part = tree.byKey.get(key);
    return part?.role === 'menu' ? [part] : [];
  });

/** Changes menus; a step in which none is another one afterwards is refused. */
function change(
  keys: readonly string[],
  title: ReturnType<typeof stepTitle>,
  to: (menu: Menu) => Menu,
): Command {
  return (document, language) => {
    const menus = menusOf(treeOf(document, language), keys);
    if (menus.length === 0) return gone();
    const changed = menus.flatMap(({ pointer, value }) => {
      const after = to(value as Menu);
      return same(after, value) ? [] : [{ pointer, after }];
    });
    if (changed.length === 0) return refuse('没有变化', 'Nothing changes');
    // The members below a menu are taken as they are by then: an outer one may be among the changed.
    const after = changed.reduce((left, { pointer, after: { grants, type, app, menuPath, url } }) => {
      const members = { grants, type, app, menuPath, url };
      return Object.entries(members).reduce(
        (inner, [name, value]) => withValue(inner, `${pointer}/${name}`, value),
        left,
      );
    }, document);
    return { document: after, title };
  };
}

/** Leads a menu somewhere else; where it led before is forgotten. */
export function setMenuTarget(key: string, target: MenuTarget): Command {
  return change([key], stepTitle('修改菜单打开的内容', 'Change what a menu opens'), (menu) => {
    const { type: _type, app: _app, menuPath: _path, url: _url, ...rest } = menu;
    return target.type === 'group' ? rest : { ...rest, ...target };
  });
}

/**
 * Shows menus to roles, or hides them.
 * @param sees those that see a menu already keep what they may do there
 */
export function grantMenus(keys: readonly string[], roles: readonly string[], sees: boolean): Command {
  const title = sees
    ? stepTitle('授权菜单', 'Show menus to roles')
    : stepTitle('收回菜单', 'Hide menus from roles');
  return (document, language) => {
    if (document.kind !== 'system') return gone();
    const isPublic = document.public === true;
    return change(keys, title, (menu) => {
      const { grants = [], ...rest } = menu;
      const known = new Set(grants.map(({ role }) => role));
      const after = sees
        ? [...grants, ...roles.filter((role) => !known.has(role)).map((role) => ({ role }))]
        : grants.filter(({ role }) => !roles.includes(role));
      // In a system that is open to visitors a menu without grants is everybody's.
      if (after.length === 0 && (!isPublic || menu.grants === undefined)) return rest;
      return { ...menu, grants: after };
    })(document, language);
  };
}

/**
 * What a role may do behind menus that it sees.
 * @param actions undefined: whatever the forms let it do
 * @param named how people call the role
 */
export function setMenuActions(
  keys: readonly string[],
  role: string,
  actions: readonly string[] | undefined,
  named: Text = role,
): Command {
  return change(keys, stepTitle('修改菜单操作：', 'Change actions of', named), (menu) => {
    if (menu.grants === undefined) return menu;
    const [first, ...others] = menu.grants.filter((grant) => grant.role === role);
    if (first === undefined) return menu;
    const grant = { role, ...(actions && { actions: [...actions] }) };
    // Several grants of one role add up: from now on one says it.
    const grants = menu.grants.flatMap((each) =>
      each === first ? [grant] : others.includes(each) ? [] : [each],
    );
    return { ...menu, grants };
  });
}
