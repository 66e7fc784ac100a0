import { Type } from 'typebox';
import { TextSchema } from '../../../schemas/textSchema.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const descriptionListMeta = defineMeta({
  type: 'description-list',
  version: 1,
  family: 'display',
  title: { zhCN: '描述列表', enUS: 'Description list' },
  description: { zhCN: '成对的名称与内容', enUS: 'Names with their contents' },
  icon: 'profile',
  props: {
    items: prop.bindable(
      Type.Array(
        Type.Object({
          label: TextSchema,
          value: Type.Optional(Type.Unknown()),
          span: Type.Optional(Type.Integer({ minimum: 1, maximum: 4 })),
        }),
        { maxItems: 200 },
      ),
      { zhCN: '条目', enUS: 'Entries' },
      [],
    ),
    columns: prop.static(Type.Integer({ minimum: 1, maximum: 4 }), { zhCN: '列数', enUS: 'Columns' }, 3),
  },
  budget: 2,
});
