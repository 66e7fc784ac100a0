import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { codeMeta } from './Code.meta.ts';

export const code = defineRenderer(codeMeta, { load: () => import('./Code.tsx') });
