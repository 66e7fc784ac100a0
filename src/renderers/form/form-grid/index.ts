import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { formGridMeta } from './FormGrid.meta.ts';

export const formGrid = defineRenderer(formGridMeta, { load: () => import('./FormGrid.tsx') });
