import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { markdownEditorMeta } from './MarkdownEditor.meta.ts';
import { markdownEditorLocale } from './markdownEditor.locale.ts';

export const markdownEditor = defineRenderer(markdownEditorMeta, {
  load: () => import('./MarkdownEditor.tsx'),
  locale: markdownEditorLocale,
});
