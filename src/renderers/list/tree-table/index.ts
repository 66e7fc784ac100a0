import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { treeTableLocale } from './TreeTable.locale.ts';
import { treeTableMeta } from './TreeTable.meta.ts';

export const treeTable = defineRenderer(treeTableMeta, {
  load: () => import('./TreeTable.tsx'),
  locale: treeTableLocale,
});
