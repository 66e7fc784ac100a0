import { Type } from 'typebox';
import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const moneyTextMeta = defineMeta({
  type: 'money-text',
  version: 1,
  family: 'display',
  title: { zhCN: '金额文本', enUS: 'Money' },
  description: { zhCN: '带币种的金额', enUS: 'An amount with its currency' },
  icon: 'wallet',
  props: {
    value: prop.bindable(Type.Union([Type.Number(), Type.String()]), { zhCN: '金额', enUS: 'Amount' }),
    currency: prop.static(
      oneOf('CNY', 'USD', 'EUR', 'GBP', 'HKD', 'JPY'),
      { zhCN: '币种', enUS: 'Currency' },
      'CNY',
    ),
  },
  budget: 1,
  fixtures: [
    {
      title: { zhCN: '人民币', enUS: 'Chinese yuan' },
      node: { type: 'money-text', id: 'fee', props: { value: 5800 } },
    },
    {
      title: { zhCN: '负数欧元', enUS: 'Negative euros' },
      node: { type: 'money-text', id: 'refund', props: { value: -12.5, currency: 'EUR' } },
    },
    { title: { zhCN: '空值', enUS: 'Empty' }, node: { type: 'money-text', id: 'empty' } },
  ],
});
