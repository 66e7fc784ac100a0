import type { TabCommand } from '../../runtime/stores/TabStore.ts';

/** What a right click on a tab offers, in this order. */
export const tabCommands: readonly {
  command: TabCommand;
  label: 'closeCurrent' | 'closeRight' | 'closeLeft' | 'closeAll';
}[] = [
  { command: 'current', label: 'closeCurrent' },
  { command: 'right', label: 'closeRight' },
  { command: 'left', label: 'closeLeft' },
  { command: 'all', label: 'closeAll' },
];
