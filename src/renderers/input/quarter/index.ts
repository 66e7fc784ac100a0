import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { quarterMeta } from './Quarter.meta.ts';

export const quarter = defineRenderer(quarterMeta, {
  load: () => import('./Quarter.tsx'),
});
