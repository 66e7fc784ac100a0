import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { imageListMeta } from './ImageList.meta.ts';

export const imageList = defineRenderer(imageListMeta, {
  load: () => import('./ImageList.tsx'),
});
