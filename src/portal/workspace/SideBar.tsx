import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { SideMenu } from './SideMenu.tsx';
import { workspaceLocale } from './workspace.locale.ts';

/**
 * The menus at the side, wide or as icons alone.
 * @param stays in sight while the page scrolls
 */
export const SideBar = observer(function SideBar({ stays }: { stays: boolean }) {
  const { theme } = useRoot();
  const text = useText(workspaceLocale);
  const always = theme.layout === 'minisidemenu';
  const mini = always || !theme.siderOpen;
  const label = text(mini ? 'expand' : 'collapse');
  const dark = theme.settings.navTheme === 'darkMenu';
  const names = [
    'at-sider',
    mini ? 'at-sider-mini' : '',
    dark ? 'at-sider-dark' : '',
    stays ? '' : 'at-sider-scrolls',
  ];
  return (
    <aside className={names.filter(Boolean).join(' ')}>
      <SideMenu mini={mini} />
      {!always && (
        <button
          type="button"
          className="at-plain at-sider-fold"
          aria-label={label}
          title={label}
          aria-expanded={!mini}
          onClick={() => theme.setSider(mini)}
        >
          {mini ? <MenuUnfoldOutlined aria-hidden /> : <MenuFoldOutlined aria-hidden />}
        </button>
      )}
    </aside>
  );
});
