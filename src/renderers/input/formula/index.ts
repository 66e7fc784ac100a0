import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { inputLocale } from '../shared/input.locale.ts';
import { formulaMeta } from './Formula.meta.ts';

export const formula = defineRenderer(formulaMeta, {
  load: () => import('./Formula.tsx'),
  locale: inputLocale,
});
