import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const statisticLocale = defineLocale(
  'renderer.statistic',
  { rise: '上升', fall: '下降', same: '持平' },
  { rise: 'up', fall: 'down', same: 'unchanged' },
);
