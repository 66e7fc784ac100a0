import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { spaceMeta } from './Space.meta.ts';

export const space = defineRenderer(spaceMeta, { load: () => import('./Space.tsx') });
