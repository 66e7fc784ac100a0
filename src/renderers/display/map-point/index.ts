import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { mapPointMeta } from './MapPoint.meta.ts';

export const mapPoint = defineRenderer(mapPointMeta, {
  load: () => import('./MapPoint.tsx'),
});
