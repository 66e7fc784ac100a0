import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { fragmentMeta } from './Fragment.meta.ts';

export const fragment = defineRenderer(fragmentMeta, {
  load: () => import('./Fragment.tsx'),
});
