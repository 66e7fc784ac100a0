import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { timelineMeta } from './Timeline.meta.ts';

export const timeline = defineRenderer(timelineMeta, {
  load: () => import('./Timeline.tsx'),
});
