import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { barCodeMeta } from './BarCode.meta.ts';

export const barCode = defineRenderer(barCodeMeta, {
  load: () => import('./BarCode.tsx'),
});
