import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { fileUploadMeta } from './FileUpload.meta.ts';

export const fileUpload = defineRenderer(fileUploadMeta, {
  load: () => import('./FileUpload.tsx'),
});
