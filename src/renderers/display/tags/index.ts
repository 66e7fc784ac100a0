import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { tagsMeta } from './Tags.meta.ts';

export const tags = defineRenderer(tagsMeta, { load: () => import('./Tags.tsx') });
