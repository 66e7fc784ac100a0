import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { subFormMeta } from './SubForm.meta.ts';

export const subForm = defineRenderer(subFormMeta, {
  load: () => import('./SubForm.tsx'),
});
