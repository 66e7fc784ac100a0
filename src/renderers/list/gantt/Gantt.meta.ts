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
});
