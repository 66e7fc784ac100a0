import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { backTopMeta } from './BackTop.meta.ts';

export const backTop = defineRenderer(backTopMeta, {
  load: () => import('./BackTop.tsx'),
});
