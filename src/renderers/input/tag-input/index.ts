import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { tagInputMeta } from './TagInput.meta.ts';

export const tagInput = defineRenderer(tagInputMeta, {
  load: () => import('./TagInput.tsx'),
});
