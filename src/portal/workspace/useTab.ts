import { useEffect } from 'react';
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
 * its parameters are others; neither where pages have no tabs. To be read in observers.
 */
export function useTabMemory(): { readonly memory: PageMemory | undefined; readonly tab: string } {
  const { systems, tabs, theme } = useRoot();
  const { pathname, search } = useLocation();
  const { current } = systems;
  if (!current || !arrange(layoutModeOf(current), theme).tabs) return { memory: undefined, tab: '' };
  const { path } = tabAddress(pathname, search);
  return { memory: tabs.memory.of(path), tab: path };
}
