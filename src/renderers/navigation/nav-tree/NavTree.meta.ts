import { Type } from 'typebox';
import { nullish } from '../../../schemas/nullish.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { TextSchema } from '../../../schemas/textSchema.ts';

export const navTreeMeta = defineMeta({
  type: 'nav-tree',
  version: 1,
  family: 'navigation',
  title: { zhCN: '树形导航', enUS: 'Tree navigation' },
  description: {
    zhCN: '按上级编号组成的树，选择一项时执行操作',
    enUS: 'A tree made of rows that name what is above them; choosing one starts actions',
  },
  icon: 'apartment',
  props: {
    items: prop.bindable(
      Type.Array(
        Type.Object({
          value: Type.String({ maxLength: 200 }),
          title: TextSchema,
          parent: nullish(Type.String({ maxLength: 200 })),
        }),
        { maxItems: 5000 },
      ),
      { zhCN: '各项（value、title、parent）', enUS: 'Rows (value, title, parent)' },
    ),
    active: prop.bindable(Type.String({ maxLength: 200 }), { zhCN: '当前项', enUS: 'The one chosen' }),
    searchable: prop.static(Type.Boolean(), { zhCN: '可搜索', enUS: 'Can be searched' }, true),
  },
  events: {
    select: {
      title: { zhCN: '选择一项', enUS: 'One is chosen' },
      payload: Type.Object({ value: Type.String(), title: Type.String() }),
    },
  },
  budget: 4,
});
