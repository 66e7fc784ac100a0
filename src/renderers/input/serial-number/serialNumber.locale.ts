import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const serialNumberLocale = defineLocale(
  'renderer.serial-number',
  { later: '保存后自动生成' },
  { later: 'Given when it is saved' },
);
