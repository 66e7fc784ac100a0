import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { MenuRoute } from '../../runtime/stores/SystemStore.ts';
import { ErrorView } from '../pages/ErrorView.tsx';
import { ResourceTarget } from '../pages/ResourceTarget.tsx';
import { useTitle } from '../parts/useTitle.ts';
import { pageParameters } from '../session/redirect.ts';
import { useDefaultParams } from './useDefaultParams.ts';
import { useTab, useTabMemory } from './useTab.ts';
import { workspaceLocale } from './workspace.locale.ts';

/** What a menu shows: its resource with the parameters of the system, the menu and the address, the last one first. */
export const OpenedMenu = observer(function OpenedMenu({ route }: { route: MenuRoute }) {
  const root = useRoot();
  const { search } = useLocation();
  const text = useText(workspaceLocale);
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
  if (route.type === 'plugin') {
    const inside = /^\/(app|mgr|system)\/[a-z][a-z0-9-]*$/.test(route.menuPath ?? '');
    if (inside) return <Navigate to={`${route.menuPath ?? ''}${search}`} replace />;
    return <ErrorView code="error" title={title} description={text('plugin')} />;
  }
  if (!route.target) return null;
  const { Loading } = root.platform.chrome;
  const { kind, id } = route.target;
  const key = `${route.path} ${kind} ${id} ${root.session.currentRole ?? ''} ${tab}`;
  return (
    <>
      <h1 className="at-visually-hidden">{title}</h1>
      {defaults === undefined ? (
        <Loading shape="page" />
      ) : (
        <ResourceTarget key={key} kinds={[kind]} id={id} params={params} memory={memory} />
      )}
    </>
  );
});
