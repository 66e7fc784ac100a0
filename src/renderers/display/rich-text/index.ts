import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { richTextMeta } from './richText.meta.ts';

export const richText = defineRenderer(richTextMeta, { load: () => import('./RichText.tsx') });
