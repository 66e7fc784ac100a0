import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { selectMeta } from './Select.meta.ts';

export const select = defineRenderer(selectMeta, { load: () => import('./Select.tsx') });
