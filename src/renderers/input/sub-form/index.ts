import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { inputLocale } from '../shared/input.locale.ts';
import { subFormMeta } from './SubForm.meta.ts';

export const subForm = defineRenderer(subFormMeta, {
  load: () => import('./SubForm.tsx'),
  locale: inputLocale,
});
