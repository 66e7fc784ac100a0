import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { searchBoxMeta } from './SearchBox.meta.ts';

export const searchBox = defineRenderer(searchBoxMeta, {
  load: () => import('./SearchBox.tsx'),
});
