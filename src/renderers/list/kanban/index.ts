import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { kanbanMeta } from './Kanban.meta.ts';

export const kanban = defineRenderer(kanbanMeta, {
  load: () => import('./Kanban.tsx'),
});
