import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { progressMeta } from './Progress.meta.ts';

export const progress = defineRenderer(progressMeta, {
  load: () => import('./Progress.tsx'),
});
