import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { pdfViewMeta } from './PdfView.meta.ts';

export const pdfView = defineRenderer(pdfViewMeta, {
  load: () => import('./PdfView.tsx'),
});
