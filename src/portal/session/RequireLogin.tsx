import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { Splash } from '../parts/Splash.tsx';
import { loginPath } from './redirect.ts';

/** Lets logged-in people through; others go to the login page, which leads back here. */
export const RequireLogin = observer(function RequireLogin({ children }: { children: ReactNode }) {
  const { session } = useRoot();
  const { pathname, search } = useLocation();
  if (session.status === 'loggedIn') return children;
  // After a logout the page is loaded anew, which has begun already.
  if (session.status === 'unknown' || session.ended === 'chosen') return <Splash />;
  return <Navigate to={loginPath(pathname, search)} replace />;
});
