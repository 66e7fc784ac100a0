import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { galleryMeta } from './Gallery.meta.ts';

export const gallery = defineRenderer(galleryMeta, { load: () => import('./Gallery.tsx') });
