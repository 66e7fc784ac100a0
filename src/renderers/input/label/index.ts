import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { labelMeta } from './Label.meta.ts';

export const label = defineRenderer(labelMeta, { load: () => import('./Label.tsx') });
