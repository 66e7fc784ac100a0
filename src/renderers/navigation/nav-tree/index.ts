import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { navTreeMeta } from './NavTree.meta.ts';

export const navTree = defineRenderer(navTreeMeta, {
  load: () => import('./NavTree.tsx'),
});
