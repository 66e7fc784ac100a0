import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { dateRangeMeta } from './DateRange.meta.ts';

export const dateRange = defineRenderer(dateRangeMeta, {
  load: () => import('./DateRange.tsx'),
});
