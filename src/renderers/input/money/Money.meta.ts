import { Type } from 'typebox';
import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { numbersBetween } from '../shared/filter.meta.ts';
import {
  currencies,
  currencySymbol,
  moneyText,
  numberFormatCode,
  tooManyDecimals,
  wholeProp,
} from '../shared/numberText.meta.ts';
import { changeEvent, placeholder, precision } from '../shared/props.meta.ts';

/** Of an amount, where the document does not say. */
const DECIMALS = 2;

export const moneyMeta = defineMeta({
  type: 'money',
  version: 1,
  family: 'input',
  title: { zhCN: '金额', enUS: 'Amount' },
  description: {
    zhCN: '带货币符号和千分位的金额，默认两位小数',
    enUS: 'An amount with its currency and thousands separators, two decimals by default',
  },
  icon: 'wallet',
  imports: { sheet: { kind: 'money' } },
  budget: 3,
  props: {
    placeholder,
    currency: prop.static(oneOf(...currencies), { zhCN: '货币', enUS: 'Currency' }, 'CNY'),
    precision: { ...precision, fallback: DECIMALS },
  },
  events: changeEvent,
  field: {
    column: 'number',
    dataType: 'number',
    value: Type.Number(),
    check: (value, props) => tooManyDecimals(value, wholeProp(props.precision) ?? DECIMALS),
    span: 8,
    width: 130,
    align: 'right',
    toText: (value, { props, notation }) =>
      moneyText(value, props.currency, wholeProp(props.precision), notation),
    sheetFormat: (props) =>
      `"${currencySymbol(props.currency)}"${numberFormatCode(wholeProp(props.precision) ?? DECIMALS, true)}`,
    toFilter: numbersBetween,
  },
});
