import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { serialNumberMeta } from './SerialNumber.meta.ts';

export const serialNumber = defineRenderer(serialNumberMeta, {
  load: () => import('./SerialNumber.tsx'),
});
