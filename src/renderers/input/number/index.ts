import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { numberMeta } from './Number.meta.ts';

export const number = defineRenderer(numberMeta, { load: () => import('./Number.tsx') });
