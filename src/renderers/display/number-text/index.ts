import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { numberTextMeta } from './NumberText.meta.ts';

export const numberText = defineRenderer(numberTextMeta, { load: () => import('./NumberText.tsx') });
