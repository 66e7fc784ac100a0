import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { formPageMeta } from './FormPage.meta.ts';

export const formPage = defineRenderer(formPageMeta, {
  load: () => import('./FormPage.tsx'),
});
