import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { mappingMeta } from './Mapping.meta.ts';

export const mapping = defineRenderer(mappingMeta, { load: () => import('./Mapping.tsx') });
