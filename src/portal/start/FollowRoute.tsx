import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { useRoot } from '../../runtime/stores/RootContext.tsx';

/**
 * Tells the stores about a new address before anything of the new page is drawn: calls of the old page are cancelled
 * ('route jump cancelled'), expressions see the new parameters, and the page begins at its top. Screens are drawn for
 * the address that was told, so that none of them sees the new one early.
 */
export function FollowRoute({ children }: { children: (location: Location) => ReactNode }) {
  const root = useRoot();
  const location = useLocation();
  const [told, setTold] = useState<Location>();
  const before = useRef<Location>(undefined);
  useLayoutEffect(() => {
    const { pathname, search } = location;
    const last = before.current;
    before.current = location;
    if (last?.pathname !== pathname || last.search !== search) {
      if (last) root.client.cancelRoute();
      root.route.enter(pathname, search);
    }
    if (last && last.pathname !== pathname) window.scrollTo(0, 0);
    setTold(location);
  }, [root, location]);
  return told ? children(told) : null;
}
