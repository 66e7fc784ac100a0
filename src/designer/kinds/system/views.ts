import type { DesignView } from '../designView.ts';
import { lazyView } from '../lazyView.tsx';

/** The views of a system. */
export const systemViews: readonly DesignView[] = [
  {
    name: 'menus',
    title: { zhCN: '菜单', enUS: 'Menus' },
    View: lazyView(async () => (await import('./MenuView.tsx')).MenuView),
  },
  {
    name: 'rights',
    title: { zhCN: '权限', enUS: 'Rights' },
    View: lazyView(async () => (await import('./GrantView.tsx')).GrantView),
  },
  {
    name: 'look',
    title: { zhCN: '外观', enUS: 'Look' },
    View: lazyView(async () => (await import('./LookView.tsx')).LookView),
  },
];
