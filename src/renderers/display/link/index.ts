import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { linkMeta } from './Link.meta.ts';

export const link = defineRenderer(linkMeta, { load: () => import('./Link.tsx') });
