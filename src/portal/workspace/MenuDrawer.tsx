import { Drawer } from 'antd';
import { observer } from 'mobx-react-lite';
import { useMaskCloses } from '../../renderers/shared/useMaskCloses.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { useText } from '../../runtime/locale/useText.ts';
import { SideMenu } from './SideMenu.tsx';
import { SystemSwitch } from './SystemSwitch.tsx';
import { workspaceLocale } from './workspace.locale.ts';
import { useBackCloses } from '../../runtime/render/useBackCloses.ts';

/** The menus on phones: over the page, closed by a choice. */
export const MenuDrawer = observer(function MenuDrawer() {
  const { theme } = useRoot();
  const text = useText(workspaceLocale);
  const dark = theme.settings.navTheme === 'darkMenu';
  const maskCloses = useMaskCloses(theme.drawer);
  const close = (): void => {
    theme.setDrawer(false);
  };
  useBackCloses(theme.drawer, close);
  return (
    <Drawer
      open={theme.drawer}
      placement="left"
      width="min(300px, 82vw)"
      title={<SystemSwitch />}
      aria-label={text('menus')}
      rootClassName={dark ? 'at-menu-drawer at-menu-drawer-dark' : 'at-menu-drawer'}
      maskClosable={maskCloses}
      onClose={close}
    >
      <SideMenu mini={false} chosen={close} />
    </Drawer>
  );
});
