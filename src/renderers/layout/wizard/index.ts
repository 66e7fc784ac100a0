import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { wizardMeta } from './Wizard.meta.ts';

export const wizard = defineRenderer(wizardMeta, {
  load: () => import('./Wizard.tsx'),
});
