import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { localise, type Text } from '../../schemas/text.ts';
import type { PageMemory } from '../../runtime/stores/TabMemory.ts';
import { keepLastPage } from './lastPage.ts';
import { arrange, layoutModeOf } from './layouts.ts';
import { tabAddress } from './tabAddress.ts';

/** The page that is drawn has a tab, and is where its system opens the next time. @param title empty: it has none yet */
export function useTab(title: Text): void {
  const { systems, tabs, storage } = useRoot();
  const { pathname, search } = useLocation();
  const system = systems.current?.id;
  const zhCN = localise(title, 'zhCN');
  const enUS = localise(title, 'enUS');
  useEffect(() => {
    if (system === undefined || zhCN === '') return;
    const tab = tabAddress(pathname, search);
    tabs.open({ ...tab, title: { zhCN, enUS } });
    if (pathname.startsWith('/main/')) keepLastPage(storage, system, tab.address);
  }, [system, tabs, storage, pathname, search, zhCN, enUS]);
}

/**
 * What the page that is drawn held when its tab was left, and the name of that tab, by which a page is drawn anew where only
 * its parameters are others; neither where pages have no tabs. As it was when the page was opened: a window that becomes as
 * narrow as a phone, or a tablet that is turned, is no reason to begin anew and to lose what was typed. To be read in
 * observers.
 */
export function useTabMemory(): { readonly memory: PageMemory | undefined; readonly tab: string } {
  const { systems, tabs, theme } = useRoot();
  const { pathname, search } = useLocation();
  const { current } = systems;
  const { path } = tabAddress(pathname, search);
  const page = `${current?.id ?? ''} ${path}`;
  const arranged = current !== undefined && arrange(layoutModeOf(current), theme).tabs;
  const [opened, open] = useState({ page, hasTab: arranged });
  const now = opened.page === page ? opened : { page, hasTab: arranged };
  if (now !== opened) open(now);
  return now.hasTab ? { memory: tabs.memory.of(path), tab: path } : { memory: undefined, tab: '' };
}
