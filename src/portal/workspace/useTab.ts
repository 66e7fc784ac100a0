import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { keepLastPage } from './lastPage.ts';
import { tabAddress } from './tabAddress.ts';

/** The page that is drawn has a tab, and is where its system opens the next time. */
export function useTab(title: string): void {
  const { systems, tabs, storage } = useRoot();
  const { pathname, search } = useLocation();
  const system = systems.current?.id;
  useEffect(() => {
    if (system === undefined || title === '') return;
    const tab = tabAddress(pathname, search);
    tabs.open({ ...tab, title });
    if (pathname.startsWith('/main/')) keepLastPage(storage, system, tab.address);
  }, [system, tabs, storage, pathname, search, title]);
}
