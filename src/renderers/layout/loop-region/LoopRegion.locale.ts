import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const loopRegionLocale = defineLocale(
  'renderer.loop-region',
  { empty: '暂无数据' },
  { empty: 'No data' },
);
