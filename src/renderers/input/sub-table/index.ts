import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { subTableMeta } from './SubTable.meta.ts';

export const subTable = defineRenderer(subTableMeta, {
  load: () => import('./SubTable.tsx'),
});
