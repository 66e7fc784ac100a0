import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { sectionMeta } from './Section.meta.ts';

export const section = defineRenderer(sectionMeta, {
  load: () => import('./Section.tsx'),
});
