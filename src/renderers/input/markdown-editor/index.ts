import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { markdownEditorMeta } from './MarkdownEditor.meta.ts';

export const markdownEditor = defineRenderer(markdownEditorMeta, {
  load: () => import('./MarkdownEditor.tsx'),
});
