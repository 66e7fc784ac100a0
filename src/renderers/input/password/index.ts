import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { inputLocale } from '../shared/input.locale.ts';
import { passwordMeta } from './Password.meta.ts';

export const password = defineRenderer(passwordMeta, {
  load: () => import('./Password.tsx'),
  locale: inputLocale,
});
