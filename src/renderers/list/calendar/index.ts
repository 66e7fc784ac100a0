import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { calendarMeta } from './Calendar.meta.ts';

export const calendar = defineRenderer(calendarMeta, {
  load: () => import('./Calendar.tsx'),
});
