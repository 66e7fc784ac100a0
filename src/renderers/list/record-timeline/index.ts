import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { recordTimelineMeta } from './RecordTimeline.meta.ts';

export const recordTimeline = defineRenderer(recordTimelineMeta, {
  load: () => import('./RecordTimeline.tsx'),
});
