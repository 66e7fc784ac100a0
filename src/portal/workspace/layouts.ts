import { parsed } from '../../runtime/stores/menuRoutes.ts';
import type { ThemeStore } from '../../runtime/stores/ThemeStore.ts';
import type { SystemEntry } from '../../schemas/wire/system.ts';

/** How an open system is laid out: menus beside the pages, on a page of their own, or none. */
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

/** How a system arranges its pages. */
export type LayoutMode = 'default' | 'flow' | 'tabs';

/** The mode that a system asks for; one of a single page has nothing to arrange. */
export const layoutModeOf = ({ layout }: Pick<SystemEntry, 'layout'>): LayoutMode =>
  layout === 'flow' || layout === 'tabs' ? layout : 'default';

/** What stands around a page, and what stays in sight. */
export interface Arrangement {
  headerStays: boolean;
  siderStays: boolean;
  tabs: boolean;
  /** Pages are kept to a width that can be read. */
  limited: boolean;
}

type Looks = Pick<ThemeStore, 'device' | 'headerStays' | 'siderStays' | 'layout' | 'settings'>;

/**
 * What a mode makes of the looks that the person chose: `default` leaves them, `flow` lets header, menus and page go by
 * as one, as wide as there is room, and `tabs` keeps every open page as a tab. On phones all are alike.
 */
export function arrange(
  mode: LayoutMode,
  { device, headerStays, siderStays, layout, settings }: Looks,
): Arrangement {
  const chosen: Arrangement = {
    headerStays,
    siderStays,
    tabs: settings.multiTab && device !== 'mobile',
    limited: layout === 'topmenu' && settings.contentWidth === 'Fixed',
  };
  if (device === 'mobile' || mode === 'default') return chosen;
  if (mode === 'tabs') return { ...chosen, tabs: true };
  return { headerStays: false, siderStays: false, tabs: false, limited: false };
}
