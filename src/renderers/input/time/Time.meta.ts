import { Type } from 'typebox';
import { writeClock } from '../../../schemas/notation.ts';
import { toText } from '../../../conditions/index.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { oneOfThese } from '../shared/filter.meta.ts';
import { importClock, ClockSchema } from '../shared/clock.meta.ts';
import { changeEvent, placeholder } from '../shared/props.meta.ts';

export const timeMeta = defineMeta({
  type: 'time',
  version: 1,
  family: 'input',
  title: { zhCN: '时刻', enUS: 'Time of day' },
  description: { zhCN: '一天中的时刻，值为 HH:mm', enUS: 'A time of the day; its value is HH:mm' },
  icon: 'clock-circle',
  imports: {
    sheet: { kind: 'time' },
    formily: [{ component: 'TimePicker', props: { format: 'HH:mm' } }, 'TimePicker'],
  },
  budget: 4,
  props: {
    placeholder,
    minuteStep: prop.static(
      Type.Integer({ minimum: 1, maximum: 30 }),
      { zhCN: '分钟间隔', enUS: 'Minutes between' },
      1,
    ),
  },
  events: changeEvent,
  field: {
    column: 'text',
    toText: (value, { notation }) => writeClock(toText(value), notation),
    dataType: 'text',
    value: ClockSchema,
    span: 8,
    width: 90,
    fromImport: importClock,
    readsExact: true,
    toFilter: oneOfThese,
  },
});
