import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { sectionLocale } from './Section.locale.ts';
import { sectionMeta } from './Section.meta.ts';

export const section = defineRenderer(sectionMeta, {
  load: () => import('./Section.tsx'),
  locale: sectionLocale,
});
