import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { roleMeta } from './Role.meta.ts';

export const role = defineRenderer(roleMeta, { load: () => import('./Role.tsx') });
