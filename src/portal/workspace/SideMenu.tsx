import { Menu } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { trailOf } from './resolvePath.ts';
import { useMenuItems } from './useMenuItems.ts';
import { workspaceLocale } from './workspace.locale.ts';

/** The menus of the open system. The group of the current page is open. */
export const SideMenu = observer(function SideMenu({ mini, chosen }: { mini: boolean; chosen?: () => void }) {
  const { systems, theme } = useRoot();
  const { pathname } = useLocation();
  const text = useText(workspaceLocale);
  const trail = trailOf(systems.menus, pathname).map(({ path }) => path);
  const groups = trail.slice(0, -1).join(' ');
  const [open, setOpen] = useState<string[]>(() => trail.slice(0, -1));
  useEffect(() => {
    if (groups !== '') setOpen((before) => [...new Set([...before, ...groups.split(' ')])]);
  }, [groups]);
  const items = useMenuItems();
  return (
    <nav aria-label={text('menus')} className="at-side-menu">
      <Menu
        mode="inline"
        theme={theme.settings.navTheme === 'darkMenu' ? 'dark' : 'light'}
        inlineCollapsed={mini}
        items={items}
        selectedKeys={trail.slice(-1)}
        {...(mini ? {} : { openKeys: open, onOpenChange: setOpen })}
        {...(chosen ? { onClick: chosen } : {})}
      />
    </nav>
  );
});
