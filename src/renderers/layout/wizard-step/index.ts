import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { wizardStepMeta } from './WizardStep.meta.ts';

export const wizardStep = defineRenderer(wizardStepMeta, { load: () => import('./WizardStep.tsx') });
