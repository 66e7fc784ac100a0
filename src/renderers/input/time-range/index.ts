import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { timeRangeMeta } from './TimeRange.meta.ts';

export const timeRange = defineRenderer(timeRangeMeta, {
  load: () => import('./TimeRange.tsx'),
});
