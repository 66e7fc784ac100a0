import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { searchMeta } from './Search.meta.ts';

export const search = defineRenderer(searchMeta, {
  load: () => import('./Search.tsx'),
});
