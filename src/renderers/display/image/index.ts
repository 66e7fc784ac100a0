import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { imageLocale } from './image.locale.ts';
import { imageMeta } from './image.meta.ts';

export const image = defineRenderer(imageMeta, { load: () => import('./Image.tsx'), locale: imageLocale });
