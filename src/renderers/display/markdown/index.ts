import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { markdownMeta } from './Markdown.meta.ts';

export const markdown = defineRenderer(markdownMeta, { load: () => import('./Markdown.tsx') });
