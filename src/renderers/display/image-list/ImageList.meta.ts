import { Type } from 'typebox';
import { nullish } from '../../../schemas/nullish.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { TextSchema } from '../../../schemas/textSchema.ts';
import { inUnit } from '../../../schemas/annotation.ts';

export const imageListMeta = defineMeta({
  type: 'image-list',
  version: 1,
  family: 'display',
  title: { zhCN: '图片列表', enUS: 'Image list' },
  description: {
    zhCN: '多张图片的缩略图，点击放大并可左右翻看',
    enUS: 'Thumbnails; a click enlarges one, and leads on to the next',
  },
  icon: 'picture',
  props: {
    items: prop.bindable(
      Type.Array(Type.Object({ src: Type.String({ maxLength: 500_000 }), title: nullish(TextSchema) }), {
        maxItems: 200,
      }),
      { zhCN: '图片', enUS: 'Pictures' },
    ),
    size: prop.static(
      inUnit('px', Type.Integer({ minimum: 48, maximum: 400 })),
      { zhCN: '缩略图边长', enUS: 'Size in px' },
      120,
    ),
    emptyText: prop.text({ zhCN: '无图片时的文字', enUS: 'Text without pictures' }),
  },
  budget: 4,
});
