import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { fileListMeta } from './FileList.meta.ts';

export const fileList = defineRenderer(fileListMeta, {
  load: () => import('./FileList.tsx'),
});
