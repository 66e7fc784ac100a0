import { useLocation } from 'react-router-dom';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { arrange, layoutModeOf } from './layouts.ts';

/**
 * Where the menu of a page leads, by its path: to an open page as its tab was left, and to the page that is looked at anew.
 * Called in an observer.
 */
export function usePageAddress(): (path: string) => string {
  const { systems, tabs, theme } = useRoot();
  const { pathname } = useLocation();
  const { current } = systems;
  if (current === undefined || !arrange(layoutModeOf(current), theme).tabs) return (path) => path;
  const left = new Map(tabs.tabs.map(({ path, address }) => [path, address]));
  return (path) => (path === pathname ? path : (left.get(path) ?? path));
}
