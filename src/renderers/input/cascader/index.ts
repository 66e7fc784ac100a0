import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { cascaderMeta } from './Cascader.meta.ts';

export const cascader = defineRenderer(cascaderMeta, {
  load: () => import('./Cascader.tsx'),
});
