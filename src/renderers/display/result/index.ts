import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { resultMeta } from './Result.meta.ts';

export const result = defineRenderer(resultMeta, { load: () => import('./Result.tsx') });
