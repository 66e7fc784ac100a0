import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { textareaMeta } from './Textarea.meta.ts';

export const textarea = defineRenderer(textareaMeta, {
  load: () => import('./Textarea.tsx'),
});
