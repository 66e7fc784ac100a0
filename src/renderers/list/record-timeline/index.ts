import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { recordTimelineLocale } from './RecordTimeline.locale.ts';
import { recordTimelineMeta } from './RecordTimeline.meta.ts';

export const recordTimeline = defineRenderer(recordTimelineMeta, {
  load: () => import('./RecordTimeline.tsx'),
  locale: recordTimelineLocale,
});
