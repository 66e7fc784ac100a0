import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { tellNoPage } from './tellNoPage.ts';

/** An address that is no page leads home, where the person reads which one it was. @param ofMenus as of `tellNoPage` */
export function NoPage({ ofMenus = false }: { ofMenus?: boolean }) {
  const root = useRoot();
  const { pathname } = useLocation();
  useEffect(() => {
    tellNoPage(root, pathname, ofMenus);
  }, [root, pathname, ofMenus]);
  return <Navigate to="/home" replace />;
}
