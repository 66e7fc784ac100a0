import type { MenuReader } from '../../src/runtime/stores/menuRoutes.ts';
import type { MenuEntry, SystemEntry } from '../../src/schemas/wire/system.ts';

/** A system as `initOnly.do` answers it, without menus or settings of its own until they are given. */
export const systemEntry = (given: Partial<SystemEntry> = {}): SystemEntry => ({
  id: 's',
  updatetime: '',
  systemname: 's',
  projectId: '',
  language: 'zhCN',
  layout: 'default',
  skin: '{}',
  options: '{}',
  menus: [],
  ...given,
});

/** A menu that opens the page of its own name. */
export const appMenu = (name: string, options: object = {}): MenuEntry => ({
  name,
  type: 'app',
  app: { id: name, kind: 'app' },
  options: JSON.stringify(options),
});

/** Shows every menu under the name that it has. */
export const everyMenu: MenuReader = { shows: () => true, fill: (text) => text };
