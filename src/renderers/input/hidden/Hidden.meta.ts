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
});
