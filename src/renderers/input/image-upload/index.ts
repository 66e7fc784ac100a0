import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { filesLocale } from '../shared/files.locale.ts';
import { imageUploadMeta } from './ImageUpload.meta.ts';

export const imageUpload = defineRenderer(imageUploadMeta, {
  load: () => import('./ImageUpload.tsx'),
  locale: filesLocale,
});
