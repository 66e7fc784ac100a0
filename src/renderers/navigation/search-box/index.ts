import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { searchBoxLocale } from './SearchBox.locale.ts';
import { searchBoxMeta } from './SearchBox.meta.ts';

export const searchBox = defineRenderer(searchBoxMeta, {
  load: () => import('./SearchBox.tsx'),
  locale: searchBoxLocale,
});
