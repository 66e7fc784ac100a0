import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { imageLocale } from './Image.locale.ts';
import { imageMeta } from './Image.meta.ts';

export const image = defineRenderer(imageMeta, { load: () => import('./Image.tsx'), locale: imageLocale });
