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
});
