import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { richTextEditorLocale } from './richTextEditor.locale.ts';
import { richTextEditorMeta } from './RichTextEditor.meta.ts';

export const richTextEditor = defineRenderer(richTextEditorMeta, {
  load: () => import('./RichTextEditor.tsx'),
  locale: richTextEditorLocale,
});
