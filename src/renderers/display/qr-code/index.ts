import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { qrCodeLocale } from './qrCode.locale.ts';
import { qrCodeMeta } from './qrCode.meta.ts';

export const qrCode = defineRenderer(qrCodeMeta, {
  load: () => import('./QrCode.tsx'),
  locale: qrCodeLocale,
});
