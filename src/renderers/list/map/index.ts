import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { mapMeta } from './Map.meta.ts';

export const map = defineRenderer(mapMeta, {
  load: () => import('./Map.tsx'),
});
