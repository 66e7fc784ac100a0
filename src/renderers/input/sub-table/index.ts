import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { subTableLocale } from './subTable.locale.ts';
import { subTableMeta } from './SubTable.meta.ts';

export const subTable = defineRenderer(subTableMeta, {
  load: () => import('./SubTable.tsx'),
  locale: subTableLocale,
});
