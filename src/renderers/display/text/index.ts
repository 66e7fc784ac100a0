import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { textMeta } from './Text.meta.ts';

export const text = defineRenderer(textMeta, { load: () => import('./Text.tsx') });
