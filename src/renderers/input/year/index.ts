import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { yearMeta } from './Year.meta.ts';

export const year = defineRenderer(yearMeta, { load: () => import('./Year.tsx') });
