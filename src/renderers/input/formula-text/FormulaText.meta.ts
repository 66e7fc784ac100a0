import { Type } from 'typebox';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { textContains } from '../shared/filter.meta.ts';

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
    column: 'text',
    dataType: 'text',
    computed: true,
    value: Type.String({ maxLength: 1000 }),
    span: 8,
    width: 180,
    toFilter: textContains,
  },
});
