import { Type, type TSchema } from 'typebox';
import { oneOf } from '../../../schemas/named.ts';
import { nullish } from '../../../schemas/nullish.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { TextSchema } from '../../../schemas/textSchema.ts';
import { IconSchema } from '../../../schemas/icon.ts';

const item = <C extends TSchema>(children: C) =>
  Type.Object({
    key: nullish(Type.String({ maxLength: 200 })),
    title: TextSchema,
    icon: nullish(IconSchema),
    path: nullish(Type.String({ maxLength: 2000 })),
    children: nullish(Type.Array(children, { maxItems: 100 })),
  });

export const menuMeta = defineMeta({
  type: 'menu',
  version: 1,
  family: 'navigation',
  title: { zhCN: '导航菜单', enUS: 'Menu' },
  description: { zhCN: '页面内的多级导航菜单', enUS: 'A menu of several levels inside a page' },
  icon: 'menu',
  props: {
    items: prop.bindable(
      Type.Array(item(item(item(Type.Unknown()))), { maxItems: 100 }),
      { zhCN: '菜单项（最多三级）', enUS: 'Items, up to three levels' },
      [],
    ),
    direction: prop.static(oneOf('column', 'row'), { zhCN: '方向', enUS: 'Direction' }, 'column'),
    active: prop.bindable(Type.String({ maxLength: 2000 }), {
      zhCN: '当前项，缺省按页面地址',
      enUS: 'The item one is at; by the address where empty',
    }),
  },
  events: {
    select: {
      title: { zhCN: '选择菜单项', enUS: 'An item is chosen' },
      payload: Type.Object({ key: Type.String() }),
    },
  },
  budget: 4,
});
