import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const dropdownActionsLocale = defineLocale(
  'renderer.dropdown-actions',
  { more: '更多操作' },
  { more: 'More actions' },
);
