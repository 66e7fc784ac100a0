import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { printSheetMeta } from './PrintSheet.meta.ts';

export const printSheet = defineRenderer(printSheetMeta, {
  load: () => import('./PrintSheet.tsx'),
});
