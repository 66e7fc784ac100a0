import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { ratingMeta } from './Rating.meta.ts';

export const rating = defineRenderer(ratingMeta, {
  load: () => import('./Rating.tsx'),
});
