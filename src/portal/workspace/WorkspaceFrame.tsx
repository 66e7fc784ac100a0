import { observer } from 'mobx-react-lite';
import { Suspense, type ReactNode, useContext } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { lazyPart } from '../../runtime/render/lazyPart.tsx';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { FramedContext } from '../parts/FramedContext.ts';
import { arrange, layoutModeOf, layoutOf } from './layouts.ts';
import { SideBar } from './SideBar.tsx';
import { PageBoundary } from '../pages/PageBoundary.tsx';
import { TabBar } from './TabBar.tsx';
import { useHeaderHidden } from './useHeaderHidden.ts';
import { WorkspaceHeader } from './WorkspaceHeader.tsx';
import { workspaceLocale } from './workspace.locale.ts';
import './workspace.css';

const MenuDrawer = lazyPart(async () => (await import('./MenuDrawer.tsx')).MenuDrawer);

/**
 * Header, menus, tabs, and the page between them; the page alone where something around draws these.
 * @param opening the system is on its way: the header stands already, how the rest is laid out is not known yet
 */
export const WorkspaceFrame = observer(function WorkspaceFrame({
  opening = false,
  children,
}: {
  opening?: boolean;
  children: ReactNode;
}) {
  const { theme, systems, tabs } = useRoot();
  const text = useText(workspaceLocale);
  const phone = theme.device === 'mobile';
  const layout = systems.current ? layoutOf(systems.current) : 'menus';
  // Beside the page of menus nothing need be open.
  const hasBar = !opening && (layout === 'menus' || (layout === 'homeMenu' && tabs.tabs.length > 0));
  const onTop = layout === 'menus' && theme.layout === 'topmenu';
  const around = arrange(systems.current ? layoutModeOf(systems.current) : 'default', theme);
  const hidden = useHeaderHidden(around.headerStays && theme.settings.autoHideHeader);
  const names = [
    'at-workspace',
    around.headerStays ? '' : 'at-header-scrolls',
    hidden ? 'at-header-hidden' : '',
    onTop && around.limited ? 'at-workspace-limited' : '',
  ];
  const page = (
    <main id="page" tabIndex={-1} className="at-page">
      {children}
    </main>
  );
  if (useContext(FramedContext) === 'site') return <div className="at-workspace-bare">{page}</div>;
  return (
    <div className={names.filter(Boolean).join(' ')}>
      <a className="at-skip" href="#page">
        {text('skip')}
      </a>
      <WorkspaceHeader />
      {phone && !opening && layout !== 'single' && (
        <PageBoundary inline>
          <Suspense>
            <MenuDrawer />
          </Suspense>
        </PageBoundary>
      )}
      {!phone && !opening && layout === 'menus' && !onTop && <SideBar stays={around.siderStays} />}
      <div className="at-workspace-body">
        {around.tabs && hasBar && <TabBar />}
        {page}
      </div>
    </div>
  );
});
