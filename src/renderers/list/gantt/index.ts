import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { ganttMeta } from './Gantt.meta.ts';

export const gantt = defineRenderer(ganttMeta, {
  load: () => import('./Gantt.tsx'),
});
