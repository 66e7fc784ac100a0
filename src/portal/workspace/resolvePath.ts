import type { MenuRoute } from '../../runtime/stores/SystemStore.ts';

/** What an address of the workspace comes to. */
export type Resolved =
  { kind: 'page'; route: MenuRoute } | { kind: 'redirect'; to: string } | { kind: 'missing' };

/**
 * Finds the page of an address below `/main`. `/main` and groups lead to their first child; a menu that only opens
 * another site is no page to land on, and a hidden one only where nothing else is left.
 */
export function resolvePath(menus: readonly MenuRoute[], path: string): Resolved {
  const clean = path.replace(/\/+$/, '');
  if (clean === '/main') return redirect(menus);
  const route = findRoute(menus, clean);
  if (!route) return { kind: 'missing' };
  if (route.children.length > 0) return redirect(route.children);
  return route.type === 'url' ? { kind: 'missing' } : { kind: 'page', route };
}

/** The page that menus begin with: the first that is seen, else the first of all. */
export function firstOf(routes: readonly MenuRoute[]): MenuRoute | undefined {
  return firstPage(routes, ({ hidden }) => !hidden) ?? firstPage(routes, () => true);
}

function redirect(routes: readonly MenuRoute[]): Resolved {
  const first = firstOf(routes);
  return first ? { kind: 'redirect', to: first.path } : { kind: 'missing' };
}

function firstPage(
  routes: readonly MenuRoute[],
  counts: (route: MenuRoute) => boolean,
): MenuRoute | undefined {
  for (const route of routes.filter(counts)) {
    const page = route.children.length > 0 ? firstPage(route.children, counts) : route;
    if (page && page.type !== 'url') return page;
  }
  return undefined;
}

function findRoute(routes: readonly MenuRoute[], path: string): MenuRoute | undefined {
  return trailOf(routes, path).at(-1);
}

/** The menus from the top down to the one at a path; empty where there is none. */
export function trailOf(routes: readonly MenuRoute[], path: string): MenuRoute[] {
  for (const route of routes) {
    if (route.path === path) return [route];
    if (!path.startsWith(`${route.path}/`)) continue;
    const below = trailOf(route.children, path);
    if (below.length > 0) return [route, ...below];
  }
  return [];
}

/** Paths of all menus, groups included. */
export const allPaths = (routes: readonly MenuRoute[]): string[] =>
  routes.flatMap((route) => [route.path, ...allPaths(route.children)]);
