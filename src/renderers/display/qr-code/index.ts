import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { qrCodeMeta } from './QrCode.meta.ts';

export const qrCode = defineRenderer(qrCodeMeta, {
  load: () => import('./QrCode.tsx'),
});
