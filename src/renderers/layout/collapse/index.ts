import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { collapseLocale } from './collapse.locale.ts';
import { collapseMeta } from './collapse.meta.ts';

export const collapse = defineRenderer(collapseMeta, {
  load: () => import('./Collapse.tsx'),
  locale: collapseLocale,
});
