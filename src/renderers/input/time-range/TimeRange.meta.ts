import { Type } from 'typebox';
import { writeClock } from '../../../schemas/notation.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { ClockSchema, importClocks } from '../shared/clock.meta.ts';
import { clocksShared } from '../shared/filterInside.meta.ts';
import { changeEvent } from '../shared/props.meta.ts';

export const timeRangeMeta = defineMeta({
  type: 'time-range',
  version: 1,
  family: 'input',
  title: { zhCN: '时段', enUS: 'Time range' },
  description: {
    zhCN: '一天中的起止时刻，值为 [起, 止]；筛选时找出与所选时段有重合的记录',
    enUS: 'Two times of a day; its value is [from, to]; a filter finds what overlaps the chosen one',
  },
  icon: 'clock-circle',
  imports: {
    formily: [{ component: 'TimePicker.RangePicker', props: { format: 'HH:mm' } }, 'TimePicker.RangePicker'],
  },
  budget: 4,
  props: {
    minuteStep: prop.static(
      Type.Integer({ minimum: 1, maximum: 30 }),
      { zhCN: '分钟间隔', enUS: 'Minutes between' },
      5,
    ),
  },
  events: changeEvent,
  field: {
    column: 'json',
    dataType: 'array',
    value: Type.Array(ClockSchema, { minItems: 2, maxItems: 2 }),
    check: (value) =>
      Array.isArray(value) && String(value[0]) >= String(value[1])
        ? { zhCN: '结束应晚于开始', enUS: 'The end must be after the beginning' }
        : undefined,
    span: 12,
    width: 140,
    toText: (value, { notation }) =>
      Array.isArray(value) ? value.map((time) => writeClock(String(time), notation)).join(' ~ ') : '',
    fromImport: importClocks,
    toFilter: clocksShared,
    fixedFilter: true,
    wideFilter: true,
    parts: [
      { path: '[0]', dataType: 'text', title: { zhCN: '起', enUS: 'from' } },
      { path: '[1]', dataType: 'text', title: { zhCN: '止', enUS: 'to' } },
    ],
  },
});
