import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { collapseMeta } from './Collapse.meta.ts';

export const collapse = defineRenderer(collapseMeta, {
  load: () => import('./Collapse.tsx'),
});
