import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const timelineLocale = defineLocale(
  'renderer.timeline',
  { empty: '暂无记录' },
  { empty: 'No entries' },
);
