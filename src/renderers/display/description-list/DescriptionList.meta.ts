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
  fixtures: [
    {
      title: { zhCN: '学生信息', enUS: 'About a student' },
      node: {
        type: 'description-list',
        id: 'student',
        props: {
          items: [
            { label: { zhCN: '学号', enUS: 'Number' }, value: '20240001' },
            { label: { zhCN: '绩点', enUS: 'Grade point average' }, value: '{{ 3.5 + 0.2 }}' },
            { label: { zhCN: '备注', enUS: 'Remarks' }, span: 2 },
          ],
        },
      },
    },
    {
      title: { zhCN: '单列', enUS: 'One column' },
      node: {
        type: 'description-list',
        id: 'narrow',
        props: {
          columns: 1,
          items: [{ label: { zhCN: '学期', enUS: 'Term' }, value: { zhCN: '秋季', enUS: 'Autumn' } }],
        },
      },
    },
  ],
});
