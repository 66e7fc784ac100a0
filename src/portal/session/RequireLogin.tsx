import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { Splash } from '../parts/Splash.tsx';
import { LOGIN_PATH, loginPath } from './redirect.ts';

/** Lets logged-in people through; others go to the login page, which leads back here. */
export const RequireLogin = observer(function RequireLogin({ children }: { children: ReactNode }) {
  const { session } = useRoot();
  const { pathname, search } = useLocation();
  if (session.status === 'unknown') return <Splash />;
  if (session.status === 'loggedIn') return children;
  return <Navigate to={session.ended === 'chosen' ? LOGIN_PATH : loginPath(pathname, search)} replace />;
});
