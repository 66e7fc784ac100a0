import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { formulaMeta } from './Formula.meta.ts';

export const formula = defineRenderer(formulaMeta, {
  load: () => import('./Formula.tsx'),
});
