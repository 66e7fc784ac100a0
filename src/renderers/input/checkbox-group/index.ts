import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { inputLocale } from '../shared/input.locale.ts';
import { checkboxGroupMeta } from './CheckboxGroup.meta.ts';

export const checkboxGroup = defineRenderer(checkboxGroupMeta, {
  load: () => import('./CheckboxGroup.tsx'),
  locale: inputLocale,
});
