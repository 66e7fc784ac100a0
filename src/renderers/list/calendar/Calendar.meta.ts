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
});
