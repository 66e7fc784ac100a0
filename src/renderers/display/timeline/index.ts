import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { timelineLocale } from './timeline.locale.ts';
import { timelineMeta } from './timeline.meta.ts';

export const timeline = defineRenderer(timelineMeta, {
  load: () => import('./Timeline.tsx'),
  locale: timelineLocale,
});
