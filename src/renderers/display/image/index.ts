import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { imageMeta } from './Image.meta.ts';

export const image = defineRenderer(imageMeta, { load: () => import('./Image.tsx') });
