import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { dateTextMeta } from './dateText.meta.ts';

export const dateText = defineRenderer(dateTextMeta, { load: () => import('./DateText.tsx') });
