import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { datedProps, sourceProp, viewMeta } from '../shared/view.meta.ts';

export const calendarMeta = defineMeta({
  ...viewMeta,
  type: 'calendar',
  version: 1,
  title: { zhCN: '日历', enUS: 'Calendar' },
  description: {
    zhCN: '按日期显示记录：月、周、日程',
    enUS: 'Records by their dates: month, week, agenda',
  },
  icon: 'calendar',
  budget: 22,
  props: {
    source: sourceProp,
    ...datedProps,
    view: prop.static(
      oneOf('month', 'week', 'agenda'),
      { zhCN: '开始时的显示方式', enUS: 'Shown first as' },
      'month',
    ),
  },
  fixtures: [
    {
      title: { zhCN: '三月的安排', enUS: 'March' },
      node: {
        type: 'calendar',
        id: 'calendar',
        props: {
          source: 'events',
          start: 'from',
          end: 'to',
          title: '{{ item.no }}',
          colourBy: 'kind',
          options: [
            { value: 'a', label: { zhCN: '考试', enUS: 'Exam' }, tone: 'red' },
            { value: 'b', label: { zhCN: '会议', enUS: 'Meeting' }, tone: 'blue' },
          ],
          date: '2025-03-12',
        },
      },
      data: {
        events: [
          { id: '1', no: '101', from: '2025-03-03', to: '2025-03-05', kind: 'a' },
          { id: '2', no: '102', from: '2025-03-04', to: '2025-03-04', kind: 'b' },
          { id: '3', no: '103', from: '2025-03-04', to: null, kind: null },
          { id: '4', no: '104', from: '2025-03-04', to: '2025-03-11', kind: 'b' },
          { id: '5', no: '105', from: '2025-03-04', to: '2025-03-04', kind: 'a' },
          { id: '6', no: '106', from: '2025-03-20T06:30:00.000Z', to: null, kind: 'a' },
          { id: '7', no: '107', from: null, to: null, kind: 'a' },
        ],
      },
    },
    {
      title: { zhCN: '日程', enUS: 'Agenda' },
      node: {
        type: 'calendar',
        id: 'agenda',
        props: {
          source: 'events',
          start: 'from',
          title: '{{ item.no }}',
          view: 'agenda',
          date: '2025-03-12',
        },
      },
      data: { events: [{ no: '101', from: '2025-03-03' }] },
    },
  ],
});
