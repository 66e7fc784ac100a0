import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { dateMeta } from './Date.meta.ts';

export const date = defineRenderer(dateMeta, { load: () => import('./Date.tsx') });
