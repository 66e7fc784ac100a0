import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { dateTimeMeta } from './DateTime.meta.ts';

export const dateTime = defineRenderer(dateTimeMeta, {
  load: () => import('./DateTime.tsx'),
});
