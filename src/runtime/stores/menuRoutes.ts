import { mapText, type Text } from '../../schemas/text.ts';
import type { MenuEntry, MenuOptions, ParamsInterface, SystemEntry } from '../../schemas/wire/system.ts';

/** Default icons; `iconOf` says which of the portal's they are. */
const PAGE_ICON = 'fa fa-dot-circle-o';
const GROUP_ICON = 'fa fa-bars';

/** One menu of the open system as the portal routes it. */
export interface MenuRoute {
  /** `/main/{n}` or `/main/{n}/{m}`, 1-based positions. */
  path: string;
  title: Text;
  icon: string;
  type: 'app' | 'plugin' | 'url' | 'group';
  /** The resource that the page shows. */
  target?: { kind: string; id: string };
  menuPath?: string;
  url?: string;
  hidden: boolean;
  /** What the role may do there. */
  actionMights: readonly string[];
  defaultParams: Readonly<Record<string, string>>;
  /** Where further parameters come from. */
  paramsInterface?: ParamsInterface;
  /** The number beside it. */
  badge?: MenuBadge;
  children: MenuRoute[];
}

export interface MenuBadge {
  count: number;
  /** Where the number comes from, and where it stands in the answer. */
  source?: { call: string; param: Readonly<Record<string, unknown>>; bindKey: string };
}

interface MenuData {
  menu_path?: string;
  url?: string;
  actionMights?: string[];
}

/** Members that travel as JSON text may come as objects too; what is no object counts as an empty one. */
export function parsed<T>(value: string | object | undefined): T {
  if (typeof value !== 'string') return (value ?? {}) as T;
  try {
    const read: unknown = JSON.parse(value);
    return (typeof read === 'object' && read !== null ? read : {}) as T;
  } catch {
    return {} as T; // A menu whose members cannot be read has none: it is dropped, and the others stay.
  }
}

/** What menus are judged and named by. */
export interface MenuReader {
  /** Whether a condition holds over the parameters of the address. */
  readonly shows: (rules: unknown) => boolean;
  /** A name with what its templates come to. */
  readonly fill: (name: string) => string;
}

/**
 * Builds the routes of a system's menus. A menu without an app, a path, an address or surviving children is dropped;
 * positions count what is left, so that addresses have no holes.
 */
export function buildMenus(system: SystemEntry, reader: MenuReader): MenuRoute[] {
  const build = (entries: readonly MenuEntry[], parent: string): MenuRoute[] => {
    const routes: MenuRoute[] = [];
    for (const entry of entries) {
      const path = `${parent}/${String(routes.length + 1)}`;
      const route = menuRoute(entry, path, build(entry.child ?? [], path), reader);
      if (route) routes.push(route);
    }
    return routes;
  };
  return build(system.menus ?? [], '/main');
}

function menuRoute(
  entry: MenuEntry,
  path: string,
  children: MenuRoute[],
  { shows, fill }: MenuReader,
): MenuRoute | undefined {
  const data = parsed<MenuData>(entry.data);
  const options = parsed<MenuOptions>(entry.options);
  const type = menuType(entry, data, children);
  if (!type) return undefined;
  return {
    path,
    title: mapText(entry.name, fill),
    icon: entry.icon ?? (type === 'group' ? GROUP_ICON : PAGE_ICON),
    type,
    ...(entry.app ? { target: { kind: entry.app.kind, id: entry.app.id } } : {}),
    ...(data.menu_path ? { menuPath: data.menu_path } : {}),
    ...(data.url ? { url: data.url } : {}),
    hidden: options.hidden === true || jumpsIn(entry) || !shows(options.showCondition),
    actionMights: data.actionMights ?? [],
    defaultParams: Object.fromEntries((options.defaultParams ?? []).map(({ key, value }) => [key, value])),
    ...(options.defaultParamsInterface ? { paramsInterface: options.defaultParamsInterface } : {}),
    ...badgeOf(options),
    children,
  };
}

function badgeOf({ badge, interfaceParams = {} }: MenuOptions): { badge?: MenuBadge } {
  if (badge?.show !== true) return {};
  const { interfaceId, interfaceBindKey = 'count', count = 0 } = badge;
  if (!interfaceId) return { badge: { count } };
  return {
    badge: { count, source: { call: interfaceId, param: interfaceParams, bindKey: interfaceBindKey } },
  };
}

function menuType(entry: MenuEntry, data: MenuData, children: MenuRoute[]): MenuRoute['type'] | undefined {
  if (children.length > 0) return 'group';
  if (entry.type === 'plugin') return data.menu_path ? 'plugin' : undefined;
  if (entry.type === 'url') return data.url ? 'url' : undefined;
  return entry.app?.id ? 'app' : undefined;
}

/** Pages that only other pages jump to have no place in the menu. */
const jumpsIn = (entry: MenuEntry): boolean =>
  parsed<{ page?: { showCondition?: { jumpIn?: boolean } } }>(entry.app?.areaOptions).page?.showCondition
    ?.jumpIn === true;
