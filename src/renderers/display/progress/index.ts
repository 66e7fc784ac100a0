import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { progressLocale } from './progress.locale.ts';
import { progressMeta } from './progress.meta.ts';

export const progress = defineRenderer(progressMeta, {
  load: () => import('./Progress.tsx'),
  locale: progressLocale,
});
