import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { checkboxMeta } from './Checkbox.meta.ts';

export const checkbox = defineRenderer(checkboxMeta, {
  load: () => import('./Checkbox.tsx'),
});
