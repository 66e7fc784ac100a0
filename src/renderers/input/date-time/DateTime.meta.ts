import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { InstantSchema } from '../shared/dateValue.meta.ts';
import { momentsBetween } from '../shared/filter.meta.ts';
import { changeEvent, placeholder } from '../shared/props.meta.ts';

export const dateTimeMeta = defineMeta({
  type: 'date-time',
  version: 1,
  family: 'input',
  title: { zhCN: '日期时间', enUS: 'Date and time' },
  description: {
    zhCN: '精确到分钟，按平台时区显示和输入，以 UTC 保存',
    enUS: 'To the minute; shown and typed in the platform’s zone, kept in UTC',
  },
  icon: 'clock-circle',
  imports: {
    sheet: { kind: 'dateTime' },
    formily: [{ component: 'DatePicker', props: { showTime: true } }],
    jsonSchema: [{ type: 'string', format: 'date-time' }],
  },
  budget: 4,
  props: {
    placeholder,
    minuteStep: prop.static(
      Type.Unsafe<1 | 5 | 10 | 15 | 30>({ type: 'integer', enum: [1, 5, 10, 15, 30] }),
      { zhCN: '分钟间隔', enUS: 'Minute step' },
      1,
    ),
  },
  events: changeEvent,
  field: {
    column: 'datetime',
    dataType: 'time',
    serverFields: ['createdAt', 'updatedAt'],
    value: InstantSchema,
    span: 8,
    width: 160,
    toFilter: momentsBetween,
    wideFilter: true,
  },
});
