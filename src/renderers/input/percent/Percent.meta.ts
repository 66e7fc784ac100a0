import { Type } from 'typebox';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { numbersBetween } from '../shared/filter.meta.ts';
import { importPercent } from '../shared/import.meta.ts';
import { numberFormatCode, numberText, tooManyDecimals, wholeProp } from '../shared/numberText.meta.ts';
import { changeEvent, placeholder, precision } from '../shared/props.meta.ts';
import { hundredfold } from './hundredfold.meta.ts';

/** Of the percentage, where the document does not say. */
const DECIMALS = 2;
/** Decimals of the stored share leave four for the percentage. */
const MOST_DECIMALS = 4;

export const percentMeta = defineMeta({
  type: 'percent',
  version: 1,
  family: 'input',
  title: { zhCN: '百分比', enUS: 'Percentage' },
  description: {
    zhCN: '以百分数填写，存为小数：75% 存为 0.75',
    enUS: 'Typed as a percentage and stored as a share: 75% is 0.75',
  },
  icon: 'pie-chart',
  imports: { sheet: { kind: 'percent' } },
  budget: 3,
  props: {
    placeholder,
    precision: {
      ...precision,
      schema: Type.Integer({ minimum: 0, maximum: MOST_DECIMALS }),
      fallback: DECIMALS,
    },
  },
  events: changeEvent,
  field: {
    column: 'number',
    dataType: 'number',
    value: Type.Number(),
    check: (value, props) => tooManyDecimals(hundredfold(value), wholeProp(props.precision) ?? DECIMALS),
    span: 8,
    width: 110,
    align: 'right',
    toText: (value, { grouped, notation }) => {
      const text = numberText(hundredfold(value), { grouped, notation });
      return text === '' ? '' : `${text}%`;
    },
    sheetFormat: (props) => `${numberFormatCode(wholeProp(props.precision) ?? DECIMALS)}%`,
    fromImport: importPercent,
    toFilter: numbersBetween,
  },
});
