import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { richTextMeta } from './RichText.meta.ts';

export const richText = defineRenderer(richTextMeta, { load: () => import('./RichText.tsx') });
