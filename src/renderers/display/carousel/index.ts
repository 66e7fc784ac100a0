import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { carouselLocale } from './Carousel.locale.ts';
import { carouselMeta } from './Carousel.meta.ts';

export const carousel = defineRenderer(carouselMeta, {
  load: () => import('./Carousel.tsx'),
  locale: carouselLocale,
});
