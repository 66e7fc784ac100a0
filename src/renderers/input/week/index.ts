import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { weekMeta } from './Week.meta.ts';

export const week = defineRenderer(weekMeta, { load: () => import('./Week.tsx') });
