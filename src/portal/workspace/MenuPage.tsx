import { observer } from 'mobx-react-lite';
import { Navigate, useLocation } from 'react-router-dom';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { layoutOf, START } from './layouts.ts';
import { NoPage } from './NoPage.tsx';
import { OpenedMenu } from './OpenedMenu.tsx';
import { resolvePath } from './resolvePath.ts';

/** The page of a menu, by its address below `/main`. */
export const MenuPage = observer(function MenuPage() {
  const { systems, theme } = useRoot();
  const { pathname, search } = useLocation();
  if (!systems.current) return null;
  const layout = layoutOf(systems.current);
  // On a phone the menus have a drawer, whatever a system asks for.
  const start = layout === 'homeMenu' && theme.device === 'mobile' ? START.menus : START[layout];
  if (pathname === '/main' && start !== pathname) return <Navigate to={`${start}${search}`} replace />;
  const resolved = resolvePath(systems.menus, pathname);
  if (resolved.kind === 'redirect') return <Navigate to={`${resolved.to}${search}`} replace />;
  if (resolved.kind === 'missing') return <NoPage ofMenus />;
  return <OpenedMenu route={resolved.route} />;
});
