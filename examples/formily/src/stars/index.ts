import { defineRenderer } from 'atrium/src/runtime/registry/defineRenderer.ts';
import { starsMeta } from './Stars.meta.ts';

export const stars = defineRenderer(starsMeta, {
  load: () => import('./Stars.tsx'),
  examples: () => import('./Stars.examples.json'),
});
