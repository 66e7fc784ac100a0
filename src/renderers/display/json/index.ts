import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { jsonMeta } from './Json.meta.ts';

export const json = defineRenderer(jsonMeta, { load: () => import('./Json.tsx') });
