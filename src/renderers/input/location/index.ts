import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { locationLocale } from './location.locale.ts';
import { locationMeta } from './Location.meta.ts';

export const location = defineRenderer(locationMeta, {
  load: () => import('./Location.tsx'),
  locale: locationLocale,
});
