import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { useRoot } from '../../runtime/stores/RootContext.tsx';

/**
 * Tells the stores about a new address before anything of the new page is drawn: calls of the old page are cancelled
 * ('route jump cancelled'), expressions see the new parameters, and the page begins at its top. Screens are drawn for
 * the address that was told, so that none of them sees the new one early. An address that the page wrote by itself, as by
 * its filter, is told already: the router may hear of it later, from the entry of a dialog, and the page stays as it is.
 */
export function FollowRoute({ children }: { children: (location: Location) => ReactNode }) {
  const root = useRoot();
  const location = useLocation();
  const [told, setTold] = useState<Location>();
  const before = useRef<Location>(undefined);
  useLayoutEffect(() => {
    const { pathname, search, key } = location;
    const { route } = root;
    const last = before.current;
    before.current = location;
    if (last?.key === key && route.path === pathname && route.search === search) return;
    if (last?.pathname !== pathname || last.search !== search) {
      if (last) root.client.cancelRoute();
      route.enter(pathname, search);
    }
    if (last && last.pathname !== pathname) {
      window.scrollTo(0, 0);
      // What the old page went without, the new one may have, or says so anew.
      root.dictionaries.fetchFailed();
    }
    setTold(location);
  }, [root, location]);
  return told ? children(told) : null;
}
