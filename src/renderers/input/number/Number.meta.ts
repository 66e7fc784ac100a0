import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { localise, type Text } from '../../../schemas/text.ts';
import { numbersBetween } from '../shared/filter.meta.ts';
import { importNumberWithUnit } from '../shared/import.meta.ts';
import { numberFormatCode, numberText, tooManyDecimals, wholeProp } from '../shared/numberText.meta.ts';
import { changeEvent, placeholder, precision } from '../shared/props.meta.ts';

export const numberMeta = defineMeta({
  type: 'number',
  version: 1,
  family: 'input',
  title: { zhCN: '数字', enUS: 'Number' },
  description: {
    zhCN: '输入数字；上下限只约束步进，超出范围由校验规则提示',
    enUS: 'A number; its limits bind the steps only, what lies outside is for rules to say',
  },
  keywords: ['数值', '金额'],
  common: true,
  icon: 'percentage',
  imports: {
    sheet: { kind: 'number', unit: 'suffix' },
    formily: ['NumberPicker', 'InputNumber'],
    jsonSchema: [{ type: 'number' }, { type: 'integer' }],
    props: { addonAfter: 'suffix' },
    // What is typed beyond them is put back there.
    bounds: { min: 'min', max: 'max' },
  },
  budget: 3,
  props: {
    placeholder,
    min: prop.static(Type.Number(), { zhCN: '最小值', enUS: 'Minimum' }),
    max: prop.static(Type.Number(), { zhCN: '最大值', enUS: 'Maximum' }),
    step: prop.static(Type.Number({ exclusiveMinimum: 0 }), { zhCN: '步长', enUS: 'Step' }, 1),
    precision,
    suffix: prop.text({ zhCN: '单位', enUS: 'Unit' }),
  },
  events: changeEvent,
  field: {
    column: 'number',
    dataType: 'number',
    value: Type.Number(),
    check: (value, props) => tooManyDecimals(value, wholeProp(props.precision)),
    span: 8,
    width: 110,
    align: 'right',
    toText: (value, { props, locale, grouped, notation }) => {
      const text = numberText(value, { precision: wholeProp(props.precision), grouped, notation });
      const unit = localise((props.suffix ?? '') as Text, locale);
      return text === '' || unit === '' || unit.includes('{{') ? text : `${text} ${unit}`;
    },
    sheetFormat: ({ precision: places }) => {
      const decimals = wholeProp(places);
      return decimals === undefined ? undefined : numberFormatCode(decimals);
    },
    fromImport: importNumberWithUnit,
    toFilter: numbersBetween,
  },
});
