import { Type } from 'typebox';
import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { actionsProp, emptyText, memberProps, sourceProp, textProps, viewMeta } from '../shared/view.meta.ts';

export const recordTimelineMeta = defineMeta({
  ...viewMeta,
  type: 'record-timeline',
  version: 1,
  title: { zhCN: '记录时间线', enUS: 'Timeline of records' },
  description: {
    zhCN: '按日期字段把记录排成时间线，新的在前',
    enUS: 'Records along a date, the newest first',
  },
  icon: 'history',
  budget: 5,
  props: {
    source: sourceProp,
    date: { ...prop.member({ zhCN: '日期字段', enUS: 'Date' }), dated: true, required: true },
    groupBy: prop.static(oneOf('day', 'month'), { zhCN: '分组', enUS: 'Grouped by' }, 'day'),
    ...textProps,
    ...memberProps,
    step: prop.static(
      Type.Integer({ minimum: 10, maximum: 200 }),
      { zhCN: '每次加载的记录数', enUS: 'Records loaded at a time' },
      50,
    ),
    actions: actionsProp(false),
    emptyText,
  },
  fixtures: [
    {
      title: { zhCN: '进出记录', enUS: 'Entries' },
      node: {
        type: 'record-timeline',
        id: 'entries',
        props: {
          source: 'entries',
          date: 'at',
          title: '{{ item.no }}',
          description: { zhCN: '{{ item.gate }} 号门', enUS: 'Gate {{ item.gate }}' },
          extra: '{{ item.card }}',
          status: 'kind',
          options: [
            { value: 'in', label: { zhCN: '进', enUS: 'In' }, tone: 'success' },
            { value: 'out', label: { zhCN: '出', enUS: 'Out' }, tone: 'warning' },
          ],
        },
      },
      data: {
        entries: [
          { id: '1', no: '2023010101', gate: 1, card: '8801', kind: 'in', at: '2025-03-03T00:30:00.000Z' },
          { id: '2', no: '2023010102', gate: 2, card: '8802', kind: 'out', at: '2025-03-03T09:12:00.000Z' },
          { id: '3', no: '2023010103', gate: 1, card: '8803', kind: null, at: '2025-03-05' },
          { id: '4', no: '2023010104', gate: 1, card: '8804', kind: 'in', at: null },
        ],
      },
    },
    {
      title: { zhCN: '按月', enUS: 'By month' },
      node: {
        type: 'record-timeline',
        id: 'months',
        props: { source: 'entries', date: 'at', groupBy: 'month', title: '{{ item.no }}' },
      },
      data: {
        entries: [
          { no: '101', at: '2025-03-03' },
          { no: '102', at: '2025-02-11' },
        ],
      },
    },
    {
      title: { zhCN: '没有记录', enUS: 'No records' },
      node: { type: 'record-timeline', id: 'none', props: { source: 'none', date: 'at' } },
      data: { none: [] },
    },
  ],
});
