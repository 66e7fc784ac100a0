import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { listMeta } from './List.meta.ts';

export const list = defineRenderer(listMeta, { load: () => import('./List.tsx') });
