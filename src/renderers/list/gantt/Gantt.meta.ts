import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { datedProps, sourceProp, viewMeta } from '../shared/view.meta.ts';

export const ganttMeta = defineMeta({
  ...viewMeta,
  type: 'gantt',
  version: 1,
  title: { zhCN: '甘特图', enUS: 'Gantt chart' },
  description: {
    zhCN: '以横条显示记录的起止日期，可按日、周、月查看',
    enUS: 'Records as bars from their start to their end, by day, week or month',
  },
  icon: 'bar-chart',
  budget: 22,
  props: {
    source: sourceProp,
    ...datedProps,
    groupBy: prop.member({ zhCN: '分组字段', enUS: 'Grouped by' }),
    groups: prop.options({ zhCN: '分组（默认取字段的选项）', enUS: 'Groups, if not those of the field' }),
    scale: prop.static(
      oneOf('day', 'week', 'month'),
      { zhCN: '开始时的刻度', enUS: 'Shown first by' },
      'day',
    ),
    order: prop.static(
      oneOf('asc', 'desc'),
      { zhCN: '先后（升序为先开始的在上）', enUS: 'Order (ascending: what begins first is above)' },
      'asc',
    ),
  },
  fixtures: [
    {
      title: { zhCN: '三月的工程', enUS: 'Works in March' },
      node: {
        type: 'gantt',
        id: 'works',
        props: {
          source: 'works',
          start: 'from',
          end: 'to',
          title: '{{ item.no }}',
          colourBy: 'state',
          options: [
            { value: 'done', label: { zhCN: '已完成', enUS: 'Done' }, tone: 'success' },
            { value: 'open', label: { zhCN: '进行中', enUS: 'Under way' }, tone: 'processing' },
          ],
          groupBy: 'kind',
          groups: [
            { value: 'a', label: { zhCN: '维修', enUS: 'Repairs' } },
            { value: 'b', label: { zhCN: '新建', enUS: 'New works' } },
          ],
          date: '2025-03-12',
        },
      },
      data: {
        works: [
          { id: '1', no: '101', from: '2025-03-03', to: '2025-03-08', kind: 'a', state: 'done' },
          { id: '2', no: '102', from: '2025-03-06', to: '2025-03-20', kind: 'b', state: 'open' },
          { id: '3', no: '103', from: '2025-03-12', to: null, kind: 'a', state: 'open' },
          { id: '4', no: '104', from: '2025-02-10', to: '2025-05-06', kind: null, state: null },
          { id: '5', no: '105', from: null, to: null, kind: 'a', state: 'open' },
        ],
      },
    },
    {
      title: { zhCN: '按月', enUS: 'By month' },
      node: {
        type: 'gantt',
        id: 'months',
        props: {
          source: 'works',
          start: 'from',
          end: 'to',
          title: '{{ item.no }}',
          scale: 'month',
          date: '2025-03-12',
        },
      },
      data: { works: [{ no: '101', from: '2025-01-03', to: '2025-03-05' }] },
    },
  ],
});
