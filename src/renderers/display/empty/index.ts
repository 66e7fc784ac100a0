import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { emptyMeta } from './Empty.meta.ts';

export const empty = defineRenderer(emptyMeta, { load: () => import('./Empty.tsx') });
