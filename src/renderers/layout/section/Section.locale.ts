import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const sectionLocale = defineLocale(
  'renderer.section',
  { fold: '收起', unfold: '展开' },
  { fold: 'Fold', unfold: 'Unfold' },
);
