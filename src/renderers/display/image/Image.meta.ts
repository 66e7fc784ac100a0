import { Type } from 'typebox';
import { PictureAddressSchema } from '../../../schemas/address.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { inUnit } from '../../../schemas/annotation.ts';

export const imageMeta = defineMeta({
  type: 'image',
  version: 1,
  family: 'display',
  title: { zhCN: '图片', enUS: 'Image' },
  description: { zhCN: '一张图片，加载失败时显示提示', enUS: 'A picture; says so where it cannot be loaded' },
  keywords: ['照片', 'picture', 'photo'],
  common: true,
  icon: 'picture',
  props: {
    src: prop.bindable(PictureAddressSchema, { zhCN: '地址', enUS: 'Address' }),
    width: prop.static(inUnit('px', Type.Number({ minimum: 1, maximum: 4000 })), {
      zhCN: '宽度',
      enUS: 'Width',
    }),
    height: prop.static(inUnit('px', Type.Number({ minimum: 1, maximum: 4000 })), {
      zhCN: '高度',
      enUS: 'Height',
    }),
    alt: prop.text({ zhCN: '替代文字', enUS: 'Text for who cannot see it' }),
  },
  namedBy: 'alt',
  budget: 2,
});
