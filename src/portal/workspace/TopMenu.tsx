import { Menu } from 'antd';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { trailOf } from './resolvePath.ts';
import { useMenuItems } from './useMenuItems.ts';
import { workspaceLocale } from './workspace.locale.ts';

/** The menus of the open system in the header; those that find no room are behind its end. */
export const TopMenu = observer(function TopMenu() {
  const { systems, theme } = useRoot();
  const { pathname } = useLocation();
  const text = useText(workspaceLocale);
  const items = useMenuItems();
  const trail = trailOf(systems.menus, pathname).map(({ path }) => path);
  return (
    <nav aria-label={text('menus')} className="at-top-menu">
      <Menu
        mode="horizontal"
        theme={theme.settings.navTheme === 'darkMenu' ? 'dark' : 'light'}
        items={items}
        selectedKeys={trail}
      />
    </nav>
  );
});
