import { Type } from 'typebox';
import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { TextSchema } from '../../../schemas/textSchema.ts';

export const calendarMeta = defineMeta({
  type: 'calendar',
  version: 1,
  family: 'list',
  title: { zhCN: '日历', enUS: 'Calendar' },
  description: {
    zhCN: '按日期显示记录：月、周、日程',
    enUS: 'Records by their dates: month, week, agenda',
  },
  icon: 'calendar',
  budget: 22,
  listView: true,
  provides: { item: { type: 'record', each: 'source', title: { zhCN: '当前记录', enUS: 'The record' } } },
  events: { click: { title: { zhCN: '点击记录', enUS: 'A record is clicked' } } },
  props: {
    source: prop.source({ zhCN: '数据源', enUS: 'Source' }),
    start: prop.member({ zhCN: '开始字段', enUS: 'Starts' }),
    end: prop.member({ zhCN: '结束字段', enUS: 'Ends' }),
    title: prop.template({ zhCN: '标题', enUS: 'Title' }, TextSchema),
    colourBy: prop.member({ zhCN: '颜色字段', enUS: 'Colours by' }),
    options: prop.options({ zhCN: '颜色（默认取字段的选项）', enUS: 'Colours, if not those of the field' }),
    view: prop.static(
      oneOf('month', 'week', 'agenda'),
      { zhCN: '开始时的显示方式', enUS: 'Shown first as' },
      'month',
    ),
    date: prop.bindable(Type.String(), {
      zhCN: '开始时的日期（默认今天）',
      enUS: 'Day shown first, if not today',
    }),
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
