import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { carouselMeta } from './Carousel.meta.ts';

export const carousel = defineRenderer(carouselMeta, {
  load: () => import('./Carousel.tsx'),
});
