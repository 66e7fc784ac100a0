import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { codeEditorMeta } from './CodeEditor.meta.ts';

export const codeEditor = defineRenderer(codeEditorMeta, {
  load: () => import('./CodeEditor.tsx'),
});
