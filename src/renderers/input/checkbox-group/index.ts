import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { checkboxGroupMeta } from './CheckboxGroup.meta.ts';

export const checkboxGroup = defineRenderer(checkboxGroupMeta, {
  load: () => import('./CheckboxGroup.tsx'),
});
