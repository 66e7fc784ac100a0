import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { inputLocale } from '../shared/input.locale.ts';
import { multiSelectMeta } from './MultiSelect.meta.ts';

export const multiSelect = defineRenderer(multiSelectMeta, {
  load: () => import('./MultiSelect.tsx'),
  locale: inputLocale,
});
