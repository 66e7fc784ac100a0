import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { calendarDayMeta } from './CalendarDay.meta.ts';

export const calendarDay = defineRenderer(calendarDayMeta, { load: () => import('./CalendarDay.tsx') });
