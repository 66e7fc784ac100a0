import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { mapLocale } from './Map.locale.ts';
import { mapMeta } from './Map.meta.ts';

export const map = defineRenderer(mapMeta, {
  load: () => import('./Map.tsx'),
  locale: mapLocale,
});
