import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const scrollRegionLocale = defineLocale(
  'renderer.scroll-region',
  { region: '可滚动区域' },
  { region: 'Scrolling region' },
);
