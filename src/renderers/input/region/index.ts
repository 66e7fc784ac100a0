import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { regionMeta } from './Region.meta.ts';

export const region = defineRenderer(regionMeta, { load: () => import('./Region.tsx') });
