import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { inputLocale } from '../shared/input.locale.ts';
import { percentMeta } from './Percent.meta.ts';

export const percent = defineRenderer(percentMeta, {
  load: () => import('./Percent.tsx'),
  locale: inputLocale,
});
