import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { dropdownActionsLocale } from './dropdownActions.locale.ts';
import { dropdownActionsMeta } from './dropdownActions.meta.ts';

export const dropdownActions = defineRenderer(dropdownActionsMeta, {
  load: () => import('./DropdownActions.tsx'),
  locale: dropdownActionsLocale,
});
