import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { percentMeta } from './Percent.meta.ts';

export const percent = defineRenderer(percentMeta, {
  load: () => import('./Percent.tsx'),
});
