import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { inputLocale } from '../shared/input.locale.ts';
import { quarterMeta } from './Quarter.meta.ts';

export const quarter = defineRenderer(quarterMeta, {
  load: () => import('./Quarter.tsx'),
  locale: inputLocale,
});
