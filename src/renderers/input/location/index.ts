import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { locationMeta } from './Location.meta.ts';

export const location = defineRenderer(locationMeta, {
  load: () => import('./Location.tsx'),
});
