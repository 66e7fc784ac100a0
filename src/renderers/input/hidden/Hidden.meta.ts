import { Type } from 'typebox';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const hiddenMeta = defineMeta({
  type: 'hidden',
  version: 1,
  family: 'input',
  title: { zhCN: '隐藏字段', enUS: 'Hidden field' },
  description: {
    zhCN: '在表单中不显示，保存文字值；常与默认值或计算值同用',
    enUS: 'Not shown in forms; keeps a text, mostly a default or a computed one',
  },
  icon: 'minus',
  budget: 1,
  props: {},
  field: {
    column: 'text',
    dataType: 'text',
    value: Type.String({ maxLength: 1000 }),
    span: 24,
    width: 140,
    frameless: true,
  },
  fixtures: [
    {
      title: { zhCN: '默认值', enUS: 'A default' },
      node: {
        type: 'hidden',
        id: 'channel',
        name: 'channel',
        title: { zhCN: '来源', enUS: 'Channel' },
        default: 'portal',
      },
    },
    {
      title: { zhCN: '计算值', enUS: 'Computed' },
      node: {
        type: 'hidden',
        id: 'owner',
        name: 'owner',
        title: { zhCN: '负责人', enUS: 'Owner' },
        value: '{{ platform_userId ?? null }}',
      },
    },
  ],
});
