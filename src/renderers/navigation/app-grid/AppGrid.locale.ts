import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const appGridLocale = defineLocale(
  'renderer.app-grid',
  { empty: '暂无可用的应用' },
  { empty: 'There are no applications' },
);
