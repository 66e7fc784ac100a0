import type { MenuProps } from 'antd';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { arrange, layoutModeOf } from './layouts.ts';
import { menuItems } from './menuItems.tsx';
import { useMenuBadges } from './useMenuBadges.ts';
import { workspaceLocale } from './workspace.locale.ts';

/** The entries of the menus of the open system, with their badges. Called in an observer. */
export function useMenuItems(): NonNullable<MenuProps['items']> {
  const { systems, tabs, theme, locale, platform } = useRoot();
  const text = useText(workspaceLocale);
  const badges = useMenuBadges(systems.menus);
  const { current } = systems;
  const hasTabs = current !== undefined && arrange(layoutModeOf(current), theme).tabs;
  return menuItems(systems.menus, {
    // A page that is open is gone back to, as by its tab; the page that is looked at begins anew.
    addressOf: (path) => {
      const tab = hasTabs && path !== tabs.active && tabs.tabs.find((each) => each.path === path);
      return tab ? tab.address : path;
    },
    localise: (title) => locale.localise(title),
    Icon: platform.chrome.Icon,
    newWindow: (title) => text('newWindow', { title }),
    badges,
  });
}
