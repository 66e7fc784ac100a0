import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { controlMeta } from './Control.meta.ts';

export const control = defineRenderer(controlMeta, {
  load: () => import('./Control.tsx'),
});
