import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

const KeySchema = Type.Union([Type.String(), Type.Number(), Type.Boolean()]);
const genders = [
  { value: '1', label: { zhCN: '男', enUS: 'Male' } },
  { value: '2', label: { zhCN: '女', enUS: 'Female' } },
];

export const mappingMeta = defineMeta({
  type: 'mapping',
  version: 1,
  family: 'display',
  title: { zhCN: '值映射', enUS: 'Mapping' },
  description: {
    zhCN: '把代码显示为名称，有颜色的显示为标签',
    enUS: 'Shows the names of codes; those with a colour as tags',
  },
  icon: 'tags',
  props: {
    value: prop.bindable(Type.Union([KeySchema, Type.Array(KeySchema, { maxItems: 200 })]), {
      zhCN: '值',
      enUS: 'Value',
    }),
    options: prop.options({ zhCN: '选项', enUS: 'Options' }),
    otherwise: prop.text({ zhCN: '没有对应名称时的文字', enUS: 'Text for values without a name' }),
  },
  halfOnPhone: true,
  budget: 2,
  fixtures: [
    {
      title: { zhCN: '一个代码', enUS: 'One code' },
      node: { type: 'mapping', id: 'gender', props: { value: '2', options: genders } },
    },
    {
      title: { zhCN: '多个带颜色', enUS: 'Several with colours' },
      node: {
        type: 'mapping',
        id: 'labels',
        props: {
          value: ['poor', 'party'],
          options: [
            { value: 'poor', label: { zhCN: '困难补助', enUS: 'Aid' }, tone: 'orange' },
            { value: 'party', label: { zhCN: '党员', enUS: 'Party member' }, tone: 'red' },
          ],
        },
      },
    },
    {
      title: { zhCN: '没有对应名称', enUS: 'Without a name' },
      node: {
        type: 'mapping',
        id: 'other',
        props: { value: 9, options: genders, otherwise: { zhCN: '其他', enUS: 'Other' } },
      },
    },
  ],
});
