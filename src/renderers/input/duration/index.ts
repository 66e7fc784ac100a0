import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { durationMeta } from './Duration.meta.ts';

export const duration = defineRenderer(durationMeta, {
  load: () => import('./Duration.tsx'),
});
