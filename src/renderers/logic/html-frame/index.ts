import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { htmlFrameMeta } from './HtmlFrame.meta.ts';

export const htmlFrame = defineRenderer(htmlFrameMeta, {
  load: () => import('./HtmlFrame.tsx'),
});
