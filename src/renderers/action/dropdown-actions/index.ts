import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { dropdownActionsMeta } from './DropdownActions.meta.ts';

export const dropdownActions = defineRenderer(dropdownActionsMeta, {
  load: () => import('./DropdownActions.tsx'),
});
