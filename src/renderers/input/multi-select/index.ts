import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { multiSelectMeta } from './MultiSelect.meta.ts';

export const multiSelect = defineRenderer(multiSelectMeta, {
  load: () => import('./MultiSelect.tsx'),
});
