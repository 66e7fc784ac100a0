import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { serviceMeta } from './Service.meta.ts';

export const service = defineRenderer(serviceMeta, {
  load: () => import('./Service.tsx'),
});
