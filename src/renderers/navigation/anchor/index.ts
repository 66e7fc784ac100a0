import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { anchorMeta } from './Anchor.meta.ts';

export const anchor = defineRenderer(anchorMeta, {
  load: () => import('./Anchor.tsx'),
});
