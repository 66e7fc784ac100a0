import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const countdownLocale = defineLocale(
  'renderer.countdown',
  { days: '天', over: '已结束' },
  { days: 'days', over: 'Over' },
);
