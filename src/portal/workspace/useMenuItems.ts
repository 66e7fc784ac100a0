import type { MenuProps } from 'antd';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { menuItems } from './menuItems.tsx';
import { useMenuBadges } from './useMenuBadges.ts';
import { usePageAddress } from './usePageAddress.ts';
import { workspaceLocale } from './workspace.locale.ts';

/** The entries of the menus of the open system, with their badges. Called in an observer. */
export function useMenuItems(): NonNullable<MenuProps['items']> {
  const { systems, locale, platform } = useRoot();
  const text = useText(workspaceLocale);
  const badges = useMenuBadges(systems.menus);
  const addressOf = usePageAddress();
  return menuItems(systems.menus, {
    addressOf,
    localise: (title) => locale.localise(title),
    Icon: platform.chrome.Icon,
    newWindow: (title) => text('newWindow', { title }),
    badges,
  });
}
