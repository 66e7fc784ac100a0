import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { treeTableMeta } from './TreeTable.meta.ts';

export const treeTable = defineRenderer(treeTableMeta, {
  load: () => import('./TreeTable.tsx'),
});
