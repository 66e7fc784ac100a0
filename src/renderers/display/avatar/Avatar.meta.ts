import { Type } from 'typebox';
import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { inUnit } from '../../../schemas/annotation.ts';

export const avatarMeta = defineMeta({
  type: 'avatar',
  version: 1,
  family: 'display',
  title: { zhCN: '头像', enUS: 'Avatar' },
  description: { zhCN: '照片，没有时显示姓名简称', enUS: 'A photo, or the initials where there is none' },
  icon: 'user',
  props: {
    name: prop.text({ zhCN: '姓名', enUS: 'Name' }),
    photo: prop.bindable(Type.String({ maxLength: 500_000 }), { zhCN: '照片地址', enUS: 'Photo' }),
    size: prop.static(
      inUnit('px', Type.Integer({ minimum: 16, maximum: 200 })),
      { zhCN: '边长', enUS: 'Size' },
      40,
    ),
    shape: prop.static(oneOf('circle', 'square'), { zhCN: '形状', enUS: 'Shape' }, 'circle'),
  },
  halfOnPhone: true,
  budget: 2,
});
