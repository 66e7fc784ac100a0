import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { navTreeLocale } from './NavTree.locale.ts';
import { navTreeMeta } from './NavTree.meta.ts';

export const navTree = defineRenderer(navTreeMeta, {
  load: () => import('./NavTree.tsx'),
  locale: navTreeLocale,
});
