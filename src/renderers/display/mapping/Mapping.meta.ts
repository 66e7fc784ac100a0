import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

const KeySchema = Type.Union([Type.String(), Type.Number(), Type.Boolean()]);

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
});
