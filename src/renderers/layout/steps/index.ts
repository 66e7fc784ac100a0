import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { stepsMeta } from './Steps.meta.ts';

export const steps = defineRenderer(stepsMeta, { load: () => import('./Steps.tsx') });
