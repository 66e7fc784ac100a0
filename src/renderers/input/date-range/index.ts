import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { inputLocale } from '../shared/input.locale.ts';
import { dateRangeMeta } from './DateRange.meta.ts';

export const dateRange = defineRenderer(dateRangeMeta, {
  load: () => import('./DateRange.tsx'),
  locale: inputLocale,
});
