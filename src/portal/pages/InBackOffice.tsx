import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isCancelled, messageOf } from '../../runtime/data/ApiError.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { Splash } from '../parts/Splash.tsx';
import { BACK_OFFICE } from './backOfficePages.ts';
import { openBackOffice } from './openBackOffice.ts';

/**
 * A page of the back office at an address of its own: drawn among its menus and with a tab there, whatever system was open
 * before; for who may not enter the back office, where they are.
 */
export const InBackOffice = observer(function InBackOffice({ children }: { children: ReactNode }) {
  const root = useRoot();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isIn = root.systems.current?.id === BACK_OFFICE;
  const [isAside, setAside] = useState(false);
  const waits = !isIn && !isAside;
  useEffect(() => {
    if (!waits) return undefined;
    let gone = false;
    const stay = (): void => {
      if (!gone) setAside(true);
    };
    // The same address again: `WorkspaceGate` draws no page in a system that was entered under it.
    const go = (): void => {
      if (!gone) void navigate(`${pathname}${search}`, { replace: true });
    };
    openBackOffice(root, go).then(stay, (error: unknown) => {
      if (gone || isCancelled(error)) return;
      root.ui.message('error', messageOf(error));
      stay();
    });
    return () => {
      gone = true;
    };
  }, [root, waits, pathname, search, navigate]);
  return waits ? <Splash /> : children;
});
