import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { listPickMeta } from './ListPick.meta.ts';

export const listPick = defineRenderer(listPickMeta, {
  load: () => import('./ListPick.tsx'),
});
