import { MenuOutlined } from '@ant-design/icons';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../runtime/locale/useText.ts';
import { lazyPart } from '../../runtime/render/lazyPart.tsx';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { Emblem } from '../parts/Emblem.tsx';
import { HeaderTools } from '../parts/HeaderTools.tsx';
import { partsLocale } from '../parts/parts.locale.ts';
import { layoutOf } from './layouts.ts';
import { PageBoundary } from '../pages/PageBoundary.tsx';
import { Trail } from './Trail.tsx';
import { SystemSwitch } from './SystemSwitch.tsx';
import { workspaceLocale } from './workspace.locale.ts';

// Most people have their menus at the side.
const TopMenu = lazyPart(async () => (await import('./TopMenu.tsx')).TopMenu);

/** The bar above the workspace. On phones the system is chosen in the menu drawer, and the page's name stands here. */
export const WorkspaceHeader = observer(function WorkspaceHeader() {
  const { theme, systems } = useRoot();
  const text = useText(workspaceLocale);
  const parts = useText(partsLocale);
  const phone = theme.device === 'mobile';
  const layout = systems.current ? layoutOf(systems.current) : 'menus';
  const onTop = layout === 'menus' && theme.layout === 'topmenu';
  const dark = onTop && theme.settings.navTheme === 'darkMenu';
  return (
    <header className={dark ? 'at-header at-header-dark' : 'at-header'}>
      {phone && systems.current && layout !== 'single' ? (
        <button
          type="button"
          className="at-icon-button"
          aria-label={text('openMenus')}
          aria-expanded={theme.drawer}
          onClick={() => theme.setDrawer(true)}
        >
          <MenuOutlined aria-hidden />
        </button>
      ) : (
        <>
          <Link to="/home" className="at-header-home" aria-label={parts('home')} title={parts('home')}>
            <Emblem size={28} />
          </Link>
          {systems.current && <SystemSwitch />}
          {layout === 'homeMenu' && (
            <Link to="/menu" className="at-icon-button" aria-label={text('menus')} title={text('menus')}>
              <MenuOutlined aria-hidden />
            </Link>
          )}
        </>
      )}
      {onTop ? (
        <PageBoundary inline>
          <Suspense fallback={<div className="at-trail" />}>
            <TopMenu />
          </Suspense>
        </PageBoundary>
      ) : (
        <Trail short={theme.device !== 'desktop'} />
      )}
      <HeaderTools />
    </header>
  );
});
