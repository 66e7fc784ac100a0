import { Type } from 'typebox';
import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const numberTextMeta = defineMeta({
  type: 'number-text',
  version: 1,
  family: 'display',
  title: { zhCN: '数字文本', enUS: 'Number text' },
  description: {
    zhCN: '带千分位与小数位的数字，可显示为百分比',
    enUS: 'A number with separators and decimals, or as percent',
  },
  icon: 'percentage',
  props: {
    value: prop.bindable(Type.Union([Type.Number(), Type.String()]), { zhCN: '数值', enUS: 'Value' }),
    format: prop.static(
      oneOf('plain', 'percent'),
      { zhCN: '格式（百分比：0.25 显示为 25%）', enUS: 'Format (percent: 0.25 reads 25%)' },
      'plain',
    ),
    precision: prop.static(Type.Integer({ minimum: 0, maximum: 6 }), { zhCN: '小数位数', enUS: 'Decimals' }),
    prefix: prop.text({ zhCN: '前缀', enUS: 'Before' }),
    suffix: prop.text({ zhCN: '后缀', enUS: 'After' }),
  },
  halfOnPhone: true,
  budget: 1,
});
