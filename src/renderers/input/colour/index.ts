import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { colourMeta } from './Colour.meta.ts';

export const colour = defineRenderer(colourMeta, {
  load: () => import('./Colour.tsx'),
});
