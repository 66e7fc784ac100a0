import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { paragraphMeta } from './Paragraph.meta.ts';

export const paragraph = defineRenderer(paragraphMeta, { load: () => import('./Paragraph.tsx') });
