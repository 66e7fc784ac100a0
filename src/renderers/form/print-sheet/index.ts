import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { printSheetLocale } from './PrintSheet.locale.ts';
import { printSheetMeta } from './PrintSheet.meta.ts';

export const printSheet = defineRenderer(printSheetMeta, {
  load: () => import('./PrintSheet.tsx'),
  locale: printSheetLocale,
});
