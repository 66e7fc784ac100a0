import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { inputMeta } from './Input.meta.ts';

export const input = defineRenderer(inputMeta, { load: () => import('./Input.tsx') });
