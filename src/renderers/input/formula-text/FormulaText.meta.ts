import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { textField } from '../shared/fields.meta.ts';

export const formulaTextMeta = defineMeta({
  type: 'formula-text',
  version: 1,
  family: 'input',
  title: { zhCN: '计算文字', enUS: 'Formula (text)' },
  description: {
    zhCN: '显示由 value 表达式算出的文字，不能手工填写',
    enUS: 'Shows the text that the expression in value gives; it cannot be typed',
  },
  icon: 'file-text',
  budget: 2,
  props: {},
  field: {
    ...textField(1000),
    computed: true,
    span: 8,
    width: 180,
  },
});
