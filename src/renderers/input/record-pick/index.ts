import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { recordPickMeta } from './RecordPick.meta.ts';

export const recordPick = defineRenderer(recordPickMeta, {
  load: () => import('./RecordPick.tsx'),
});
