import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { tabMeta } from './Tab.meta.ts';

export const tab = defineRenderer(tabMeta, { load: () => import('./Tab.tsx') });
