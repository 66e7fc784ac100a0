import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { sectionLocale } from './section.locale.ts';
import { sectionMeta } from './section.meta.ts';

export const section = defineRenderer(sectionMeta, {
  load: () => import('./Section.tsx'),
  locale: sectionLocale,
});
