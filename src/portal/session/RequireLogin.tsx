import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { Splash } from '../parts/Splash.tsx';
import { startLocale } from '../start/start.locale.ts';
import { StartFailure } from '../start/StartFailure.tsx';
import { linkOf } from '../workspace/tabAddress.ts';
import { loginPath } from './redirect.ts';

/**
 * Lets logged-in people through; others go to the login page, which leads back here. Where the server does not say who
 * is there, it can be asked again: the session is kept.
 */
export const RequireLogin = observer(function RequireLogin({ children }: { children: ReactNode }) {
  const { session, systems, locale } = useRoot();
  const open = systems.current?.id;
  // What was open is closed with the session, and another window may have forgotten it by the time of the next login.
  const system = useRef(open);
  useEffect(() => {
    if (open !== undefined || session.status === 'loggedIn') system.current = open;
  }, [open, session.status]);
  const { pathname, search, hash } = useLocation();
  if (session.status === 'loggedIn') return children;
  const text = (key: 'title' | 'retry'): string => locale.text(startLocale, key);
  // The page is about to be loaded again.
  if (session.ended === 'share') return <StartFailure title={session.notice ?? ''} retry={text('retry')} />;
  if (session.status === 'unreachable') {
    return <StartFailure title={text('title')} retry={text('retry')} onRetry={() => void session.retry()} />;
  }
  // After a logout the page is loaded anew, which has begun already.
  if (session.status === 'unknown' || session.renewing || session.ended === 'chosen') return <Splash />;
  const address = linkOf(`${pathname}${search}${hash}`, system.current);
  return <Navigate to={loginPath(address)} replace />;
});
