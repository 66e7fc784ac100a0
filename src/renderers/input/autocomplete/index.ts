import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { autocompleteMeta } from './Autocomplete.meta.ts';

export const autocomplete = defineRenderer(autocompleteMeta, {
  load: () => import('./Autocomplete.tsx'),
});
