import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { treeSelectMeta } from './TreeSelect.meta.ts';

export const treeSelect = defineRenderer(treeSelectMeta, {
  load: () => import('./TreeSelect.tsx'),
});
