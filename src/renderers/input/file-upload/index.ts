import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { filesLocale } from '../shared/files.locale.ts';
import { fileUploadMeta } from './FileUpload.meta.ts';

export const fileUpload = defineRenderer(fileUploadMeta, {
  load: () => import('./FileUpload.tsx'),
  locale: filesLocale,
});
