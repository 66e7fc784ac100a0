import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { switchMeta } from './Switch.meta.ts';

export const switchInput = defineRenderer(switchMeta, {
  load: () => import('./Switch.tsx'),
});
