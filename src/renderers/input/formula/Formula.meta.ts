import { Type } from 'typebox';
import { oneOf } from '../../../schemas/named.ts';
import { detailed, prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { numbersBetween } from '../shared/filter.meta.ts';
import { currencies } from '../shared/numberText.meta.ts';
import { precision } from '../shared/props.meta.ts';
import { formulaText } from './formulaText.meta.ts';

export const formulaMeta = defineMeta({
  type: 'formula',
  version: 1,
  family: 'input',
  title: { zhCN: '计算数值', enUS: 'Formula (number)' },
  description: {
    zhCN: '显示由 value 表达式算出的数值，不能手工填写',
    enUS: 'Shows the number that the expression in value gives; it cannot be typed',
  },
  icon: 'account-book',
  budget: 2,
  props: {
    format: prop.static(oneOf('plain', 'percent', 'money'), { zhCN: '格式', enUS: 'Format' }, 'plain'),
    currency: detailed(prop.static(oneOf(...currencies), { zhCN: '货币', enUS: 'Currency' }, 'CNY'), {
      when: { format: ['money'] },
    }),
    precision,
    suffix: prop.text({ zhCN: '单位', enUS: 'Unit' }),
  },
  field: {
    column: 'number',
    dataType: 'number',
    computed: true,
    value: Type.Number(),
    span: 8,
    width: 110,
    align: 'right',
    toText: formulaText,
    fromImport: null,
    toFilter: numbersBetween,
  },
});
