import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useText } from '../../runtime/locale/useText.ts';
import { lazyPart } from '../../runtime/render/lazyPart.tsx';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { MenuRoute } from '../../runtime/stores/SystemStore.ts';
import { flowListPages, type PageAddress, readPageAddress } from '../../schemas/pageAddress.ts';
import { ErrorView } from '../pages/ErrorView.tsx';
import { ResourceTarget } from '../pages/ResourceTarget.tsx';
import { FramedContext } from '../parts/FramedContext.ts';
import { useTitle } from '../parts/useTitle.ts';
import { pageParameters } from '../session/redirect.ts';
import { useDefaultParams } from './useDefaultParams.ts';
import { useTab, useTabMemory } from './useTab.ts';
import { workspaceLocale } from './workspace.locale.ts';

const FlowApplyPage = lazyPart(async () => (await import('../flow/apply/FlowApplyPage.tsx')).FlowApplyPage);
const FlowListPage = lazyPart(async () => (await import('../flow/lists/FlowListPage.tsx')).FlowListPage);
const FlowStartPage = lazyPart(async () => (await import('../flow/lists/FlowStartPage.tsx')).FlowStartPage);

/** What a menu opens: a page that is drawn in its place, or another system. */
export function OpenedMenu({ route }: { route: MenuRoute }) {
  const { search } = useLocation();
  const text = useText(workspaceLocale);
  const { locale } = useRoot();
  const opened = route.type === 'plugin' ? readPageAddress(route.menuPath ?? '') : targetOf(route);
  if (opened === undefined) {
    if (route.type !== 'plugin') return null;
    return <ErrorView code="error" title={locale.localise(route.title)} description={text('plugin')} />;
  }
  if ('flowPage' in opened) return <OpenedFlowPage key={route.path} route={route} address={opened} />;
  if ('system' in opened) return <Navigate to={`/system/${opened.system}${search}`} replace />;
  return <OpenedPage route={route} kinds={opened.kinds} id={opened.id} />;
}

const targetOf = ({ target }: MenuRoute) => target && { kinds: [target.kind], id: target.id };

/** A page of flows, which takes no parameters of the menu. */
function OpenedFlowPage({
  route,
  address: { flowPage, flow },
}: {
  route: MenuRoute;
  address: Extract<PageAddress, { flowPage: unknown }>;
}) {
  useTab(route.title);
  return (
    <FramedContext.Provider value="workspace">
      {flowPage === 'flowStart' ? (
        <FlowStartPage />
      ) : flowPage === 'flowApply' ? (
        <FlowApplyPage of={flow ?? ''} />
      ) : (
        <FlowListPage scope={flowListPages[flowPage]} of={flow} />
      )}
    </FramedContext.Provider>
  );
}

/** The resource of a menu with the parameters of the system, the menu and the address, the last one first. */
const OpenedPage = observer(function OpenedPage({
  route,
  kinds,
  id,
}: {
  route: MenuRoute;
  kinds: readonly string[];
  id: string;
}) {
  const root = useRoot();
  const { search } = useLocation();
  const title = root.locale.localise(route.title);
  const defaults = useDefaultParams(route);
  useTitle(title);
  useTab(route.title);
  const { memory, tab } = useTabMemory();
  useLayoutEffect(() => {
    root.route.allow(route.actionMights);
  }, [root, route]);
  const params = useMemo(
    () => ({ ...defaults, ...pageParameters(Object.fromEntries(new URLSearchParams(search))) }),
    [defaults, search],
  );
  const { Loading } = root.platform.chrome;
  const key = `${route.path} ${kinds.join(' ')} ${id} ${root.session.currentRole ?? ''} ${tab}`;
  return (
    <>
      <h1 className="at-visually-hidden">{title}</h1>
      {defaults === undefined ? (
        <Loading shape="page" />
      ) : (
        <ResourceTarget key={key} kinds={kinds} id={id} params={params} memory={memory} />
      )}
    </>
  );
});
