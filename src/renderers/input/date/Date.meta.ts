import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { DateSchema } from '../shared/dateValue.meta.ts';
import { daysBetween } from '../shared/filter.meta.ts';
import { changeEvent, placeholder } from '../shared/props.meta.ts';

export const dateMeta = defineMeta({
  type: 'date',
  version: 1,
  family: 'input',
  title: { zhCN: '日期', enUS: 'Date' },
  description: {
    zhCN: '选择或键入日期，值为 YYYY-MM-DD',
    enUS: 'Pick or type a date; its value is YYYY-MM-DD',
  },
  keywords: ['时间', '日历'],
  common: true,
  icon: 'calendar',
  imports: {
    sheet: { kind: 'date' },
    formily: ['DatePicker'],
    jsonSchema: [{ type: 'string', format: 'date' }],
  },
  budget: 4,
  props: {
    placeholder,
    minDate: prop.bindable(Type.String(), { zhCN: '最早日期', enUS: 'Earliest date' }),
    maxDate: prop.bindable(Type.String(), { zhCN: '最晚日期', enUS: 'Latest date' }),
  },
  events: changeEvent,
  field: {
    column: 'date',
    dataType: 'time',
    value: DateSchema,
    span: 8,
    width: 120,
    toFilter: daysBetween,
    wideFilter: true,
  },
});
