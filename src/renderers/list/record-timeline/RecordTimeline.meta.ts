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
});
