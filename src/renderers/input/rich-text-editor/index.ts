import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { richTextEditorMeta } from './RichTextEditor.meta.ts';

export const richTextEditor = defineRenderer(richTextEditorMeta, {
  load: () => import('./RichTextEditor.tsx'),
});
