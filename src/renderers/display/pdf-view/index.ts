import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { pdfViewLocale } from './PdfView.locale.ts';
import { pdfViewMeta } from './PdfView.meta.ts';

export const pdfView = defineRenderer(pdfViewMeta, {
  load: () => import('./PdfView.tsx'),
  locale: pdfViewLocale,
});
