import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { imageUploadMeta } from './ImageUpload.meta.ts';

export const imageUpload = defineRenderer(imageUploadMeta, {
  load: () => import('./ImageUpload.tsx'),
});
