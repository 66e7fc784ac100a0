import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { dateTextMeta } from './DateText.meta.ts';

export const dateText = defineRenderer(dateTextMeta, { load: () => import('./DateText.tsx') });
