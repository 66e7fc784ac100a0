import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { monthMeta } from './Month.meta.ts';

export const month = defineRenderer(monthMeta, { load: () => import('./Month.tsx') });
