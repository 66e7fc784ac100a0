import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const qrCodeLocale = defineLocale('renderer.qr-code', { code: '二维码' }, { code: 'QR code' });
