import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const formilyResetMeta = defineMeta({
  type: 'formily/reset',
  version: 1,
  family: 'formily',
  title: { zhCN: '重置按钮', enUS: 'Reset button' },
  description: {
    zhCN: 'Formily 的 Reset：把所在的表单恢复到打开时的样子',
    enUS: "Formily's Reset: puts the form around it back to what it was opened with",
  },
  keywords: ['Reset'],
  icon: 'reload',
  budget: 3,
  props: {
    text: prop.text({ zhCN: '文字', enUS: 'Text' }),
    block: prop.static(Type.Boolean(), { zhCN: '占满宽度', enUS: 'Full width' }, false),
  },
  namedBy: 'text',
});
