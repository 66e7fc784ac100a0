import type { ModuleAction } from '../../src/schemas/documents/form.ts';
import type { Menu, SystemDocument } from '../../src/schemas/documents/system.ts';
import type { Published } from './publishedDocuments.ts';
import { findReferences } from './references.ts';
import type { Reference } from './references.ts';
import { reachableFrom } from './policy.ts';
import { visibleMenus } from '../../src/documents/system/menus.ts';
import type { VisibleMenu } from '../../src/documents/system/menus.ts';

/** What the menus of all published systems open to one role. */
export interface Entrances {
  /** Resources, as `kind/id`, and interfaces, as `call/moduleCode/interfaceUrl`. */
  readonly reached: ReadonlySet<string>;
  /** What menus allow to be done with a module: the actions that they name, or `*` where one of them names none. */
  readonly actions: ReadonlyMap<string, '*' | ReadonlySet<string>>;
}

/** To be shown a page is to read what it shows, as far as the module's own grants go. */
const READING: ReadonlySet<string> = new Set([
  'list',
  'detail',
  'count',
  'aggregate',
] satisfies ModuleAction[]);

/**
 * Whether menus let a role do something with a module: read it where one of them leads to it, and do more where one of
 * those names the action or names none at all. What no menu leads to is behind no page, and nobody's to call.
 */
export function menusAllow({ actions }: Entrances, module: string, action: string): boolean {
  const named = actions.get(module);
  if (named === undefined) return false;
  return named === '*' || READING.has(action) || named.has(action);
}

/** Whether menus let a role read an interface: one of them leads to a page that names it, or names it itself. */
export const menusRead = ({ reached }: Entrances, call: string): boolean => reached.has(`call/${call}`);

/** The entrances of who is granted by these names; by none of callers without a role. */
export function entrancesOf(published: readonly Published[], grantees: readonly string[]): Entrances {
  const reached = new Set<string>();
  const actions = new Map<string, '*' | ReadonlySet<string>>();
  const allow = (module: string, more: '*' | readonly string[]): void => {
    const known = actions.get(module) ?? new Set<string>();
    actions.set(module, known === '*' || more === '*' ? '*' : new Set([...known, ...more]));
  };
  const read = (references: readonly Reference[]): void => {
    for (const { kind, id } of references) {
      if (kind === 'call') reached.add(`${kind}/${id}`);
      else allow(id, []);
    }
  };
  const visit = (visible: readonly VisibleMenu[]): void => {
    for (const { menu, opens, isLimited, actionMights, children } of visible) {
      // A number beside a menu, and parameters of its page, are read before it is opened.
      read(ownCalls(menu));
      for (const name of opens ? reachableFrom(targetOf(menu), published) : []) {
        reached.add(name);
        if (name.startsWith(FORM)) allow(name.slice(FORM.length), isLimited ? actionMights : '*');
      }
      visit(children);
    }
  };
  for (const { kind, document } of published) {
    if (kind !== 'system') continue;
    const { menus, options, public: isPublic = false } = document as SystemDocument;
    const visible = visibleMenus(menus, grantees, isPublic);
    visit(visible);
    if (visible.length > 0) read(findReferences(options));
  }
  return { reached, actions };
}

/** How references name a module, be it a form's or one of configured interfaces. */
const FORM = 'form/';

const targetOf = ({ type, app, menuPath }: Menu): readonly Reference[] => {
  if (type === 'plugin') return findReferences({ menuPath });
  return app === undefined ? [] : [app];
};

const ownCalls = ({ badge, defaultParamsInterface }: Menu): readonly Reference[] =>
  findReferences([badge, defaultParamsInterface]);
