import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { inUnit } from '../../../schemas/annotation.ts';

export const qrCodeMeta = defineMeta({
  type: 'qr-code',
  version: 1,
  family: 'display',
  title: { zhCN: '二维码', enUS: 'QR code' },
  description: { zhCN: '把文字或地址显示为二维码', enUS: 'A text or address as a QR code' },
  icon: 'qrcode',
  props: {
    value: prop.bindable(Type.String({ minLength: 1, maxLength: 1000 }), { zhCN: '内容', enUS: 'Content' }),
    size: prop.static(
      inUnit('px', Type.Number({ minimum: 64, maximum: 512 })),
      { zhCN: '边长', enUS: 'Size' },
      160,
    ),
    label: prop.text({ zhCN: '说明', enUS: 'Label' }),
  },
  budget: 2,
});
