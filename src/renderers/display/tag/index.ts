import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { tagMeta } from './Tag.meta.ts';

export const tag = defineRenderer(tagMeta, { load: () => import('./Tag.tsx') });
