import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const ratingLocale = defineLocale(
  'renderer.rating',
  { stars: '{{n}} 星' },
  { stars: '{{n}} of the stars' },
);
