import type { ModuleAction } from '../../src/schemas/documents/form.ts';
import type { Menu, SystemDocument } from '../../src/schemas/documents/system.ts';
import type { EmbedScope } from '../../src/schemas/embed/verify.ts';
import type { Published } from './publishedDocuments.ts';
import { keyOf } from './naming.ts';
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

/** One way by which a role comes to modules and interfaces: a menu, or what a system reads as it is opened. */
export interface Way {
  /** Id of the system. */
  readonly system: string;
  /** The menu below those around it; none: the system's own options. */
  readonly menus: readonly Menu[];
  /** What is read before anything is opened: a number beside the menu, parameters of its page. */
  readonly reads: readonly Reference[];
  /** What stands behind it, as `kind/id`; nothing where the role does not open it. */
  readonly reached: ReadonlySet<string>;
  /** What may be done behind it: the actions that it names, or `*` where it names none. */
  readonly actions: '*' | readonly string[];
}

/** A system with what of it counts: of a draft that somebody previews not all that it names does. */
interface Entered {
  readonly system: string;
  named(all: readonly Reference[]): readonly Reference[];
}

const NOTHING: ReadonlySet<string> = new Set();

/** All ways of who is granted by these names, by none of callers without a role, in the order of systems and menus. */
export function waysOf(published: readonly Published[], grantees: readonly string[]): readonly Way[] {
  const waysIn = (at: Entered, visible: readonly VisibleMenu[], around: readonly Menu[]): readonly Way[] =>
    visible.flatMap(({ menu, opens, isLimited, actionMights, children }) => {
      const menus = [...around, menu];
      const reached = opens ? reachableFrom(at.named(targetOf(menu)), published) : NOTHING;
      const actions = isLimited ? actionMights : ('*' as const);
      const reads = at.named(ownCalls(menu));
      return [{ system: at.system, menus, reads, reached, actions }, ...waysIn(at, children, menus)];
    });
  return published.flatMap(({ kind, id, document, references }) => {
    if (kind !== 'system') return [];
    const { menus, options, public: isPublic = false } = document as SystemDocument;
    const visible = visibleMenus(menus, grantees, isPublic);
    if (visible.length === 0) return [];
    const known = new Set(references.map(keyOf));
    const at = {
      system: id,
      named: (all: readonly Reference[]) => all.filter((each) => known.has(keyOf(each))),
    };
    const reads = at.named(findReferences(options));
    const itself = { system: id, menus: [], reads, reached: NOTHING, actions: [] };
    return [itself, ...waysIn(at, visible, [])];
  });
}

/** Whether a way leads to a module at all, be it only to read it. */
export const leadsTo = ({ reads, reached }: Way, module: string): boolean =>
  reached.has(`${FORM}${module}`) || reads.some(({ kind, id }) => kind !== 'call' && id === module);

/**
 * The entrances of who is granted by these names; by none of callers without a role.
 * @param scope what of them an appKey opens; absent: all
 */
export function entrancesOf(
  published: readonly Published[],
  grantees: readonly string[],
  scope?: EmbedScope,
): Entrances {
  const reached = new Set<string>();
  const actions = new Map<string, '*' | ReadonlySet<string>>();
  const allow = (module: string, more: '*' | readonly string[]): void => {
    const known = actions.get(module) ?? new Set<string>();
    actions.set(module, known === '*' || more === '*' ? '*' : new Set([...known, ...more]));
  };
  const ways = waysOf(published, grantees);
  for (const way of scope === undefined ? ways : waysWithin(ways, published, scope)) {
    for (const { kind, id } of way.reads) {
      if (kind === 'call') reached.add(`${kind}/${id}`);
      else allow(id, []);
    }
    for (const name of way.reached) {
      reached.add(name);
      if (name.startsWith(FORM)) allow(name.slice(FORM.length), way.actions);
    }
  }
  return { reached, actions };
}

/**
 * Of the ways of a role those within what an appKey lists: whole within its systems, and of others what lies behind its
 * single pages. A page that no way of the role leads to stays closed.
 */
function waysWithin(
  ways: readonly Way[],
  published: readonly Published[],
  { systems, resources }: EmbedScope,
): readonly Way[] {
  const behind = reachableFrom(resources, published);
  return ways.map((way) =>
    systems.includes(way.system)
      ? way
      : { ...way, reads: [], reached: new Set([...way.reached].filter((name) => behind.has(name))) },
  );
}

/** How references name a module, be it a form's or one of configured interfaces. */
const FORM = 'form/';

const targetOf = ({ type, app, menuPath }: Menu): readonly Reference[] => {
  if (type === 'plugin') return findReferences({ menuPath });
  return app === undefined ? [] : [app];
};

const ownCalls = ({ badge, defaultParamsInterface }: Menu): readonly Reference[] =>
  findReferences([badge, defaultParamsInterface]);
