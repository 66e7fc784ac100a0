import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { colourLocale } from './colour.locale.ts';
import { colourMeta } from './Colour.meta.ts';

export const colour = defineRenderer(colourMeta, {
  load: () => import('./Colour.tsx'),
  locale: colourLocale,
});
