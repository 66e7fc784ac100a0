import { parsed } from '../../runtime/stores/menuRoutes.ts';
import type { SystemEntry } from '../../schemas/wire/system.ts';

/** How an open system is laid out (specification, section 2): menus beside the pages, on a page of their own, or none. */
export type Layout = 'menus' | 'homeMenu' | 'single';

/** Where a system of a layout begins; `/main` leads on to its first page. */
export const START: Readonly<Record<Layout, string>> = {
  menus: '/main',
  homeMenu: '/menu',
  single: '/single/app',
};

/** The layout that a system asks for. */
export function layoutOf({ layout, skin }: Pick<SystemEntry, 'layout' | 'skin'>): Layout {
  if (layout === 'SPA') return 'single';
  return parsed<{ navMode?: unknown }>(skin).navMode === 'homemenu' ? 'homeMenu' : 'menus';
}

/** Whether an address is a page of an open system, which has none without it. */
export const inWorkspace = (path: string): boolean => /^\/(?:main|menu|single)(?=[/?]|$)/.test(path);
