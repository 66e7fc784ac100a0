import { Type } from 'typebox';
import { writeDay } from '../../../schemas/notation.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { DateSchema } from '../shared/dateValue.meta.ts';
import { daysShared } from '../shared/filterInside.meta.ts';
import { importDays } from '../shared/import.meta.ts';
import { changeEvent } from '../shared/props.meta.ts';

export const dateRangeMeta = defineMeta({
  type: 'date-range',
  version: 1,
  family: 'input',
  title: { zhCN: '日期区间', enUS: 'Date range' },
  description: {
    zhCN: '起止两个日期，值为 [起, 止]；筛选时找出与所选区间有重合的记录',
    enUS: 'A first and a last date; its value is [first, last]; a filter finds what shares a day with the chosen one',
  },
  icon: 'schedule',
  imports: { formily: ['DatePicker.RangePicker'] },
  budget: 4,
  props: {
    minDate: prop.bindable(Type.String(), { zhCN: '最早日期', enUS: 'Earliest date' }),
    maxDate: prop.bindable(Type.String(), { zhCN: '最晚日期', enUS: 'Latest date' }),
  },
  events: changeEvent,
  field: {
    column: 'json',
    dataType: 'array',
    value: Type.Array(DateSchema, { minItems: 2, maxItems: 2 }),
    check: (value) =>
      Array.isArray(value) && String(value[0]) > String(value[1])
        ? { zhCN: '结束日期不能早于开始日期', enUS: 'The last day must not be before the first' }
        : undefined,
    span: 12,
    width: 210,
    toText: (value, { notation }) =>
      Array.isArray(value) ? value.map((day) => writeDay(String(day), notation)).join(' ~ ') : '',
    fromImport: importDays,
    toFilter: daysShared,
    fixedFilter: true,
    wideFilter: true,
    parts: [
      { path: '[0]', dataType: 'time', title: { zhCN: '起', enUS: 'from' } },
      { path: '[1]', dataType: 'time', title: { zhCN: '止', enUS: 'to' } },
    ],
  },
});
