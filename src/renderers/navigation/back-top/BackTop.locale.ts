import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const backTopLocale = defineLocale(
  'renderer.back-top',
  { top: '回到顶部' },
  { top: 'Back to the top' },
);
