import { Type } from 'typebox';
import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const dateTextMeta = defineMeta({
  type: 'date-text',
  version: 1,
  family: 'display',
  title: { zhCN: '日期文本', enUS: 'Date' },
  description: { zhCN: '按格式显示日期或时间', enUS: 'A date or time in a format' },
  icon: 'calendar',
  props: {
    value: prop.bindable(Type.Union([Type.String(), Type.Number()]), { zhCN: '值', enUS: 'Value' }),
    format: prop.static(
      oneOf('date', 'datetime', 'time', 'month', 'long'),
      { zhCN: '格式', enUS: 'Format' },
      'date',
    ),
  },
  budget: 2,
  fixtures: [
    {
      title: { zhCN: '日期', enUS: 'Date' },
      node: { type: 'date-text', id: 'date', props: { value: '2025-09-01' } },
    },
    {
      title: { zhCN: '时刻', enUS: 'Moment' },
      node: { type: 'date-text', id: 'moment', props: { value: '2025-09-01T00:30:00Z', format: 'datetime' } },
    },
    {
      title: { zhCN: '全称', enUS: 'In words' },
      node: { type: 'date-text', id: 'long', props: { value: '2025-09-01', format: 'long' } },
    },
    { title: { zhCN: '空值', enUS: 'Empty' }, node: { type: 'date-text', id: 'empty' } },
  ],
});
