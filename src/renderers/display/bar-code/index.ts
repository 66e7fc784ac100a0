import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { barCodeLocale } from './BarCode.locale.ts';
import { barCodeMeta } from './BarCode.meta.ts';

export const barCode = defineRenderer(barCodeMeta, {
  load: () => import('./BarCode.tsx'),
  locale: barCodeLocale,
});
