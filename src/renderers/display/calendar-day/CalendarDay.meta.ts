import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const calendarDayMeta = defineMeta({
  type: 'calendar-day',
  version: 1,
  family: 'display',
  title: { zhCN: '日历日', enUS: 'Calendar day' },
  description: {
    zhCN: '像台历一页的日期，缺省为今天',
    enUS: 'A date like a leaf of a calendar; today where empty',
  },
  icon: 'calendar',
  props: {
    date: prop.bindable(Type.Union([Type.String({ maxLength: 40 }), Type.Number()]), {
      zhCN: '日期',
      enUS: 'Date',
    }),
    note: prop.text({ zhCN: '备注', enUS: 'Note' }),
  },
  halfOnPhone: true,
  budget: 2,
  fixtures: [
    {
      title: { zhCN: '开学', enUS: 'Start of term' },
      node: {
        type: 'calendar-day',
        id: 'term',
        props: { date: '2025-09-01', note: { zhCN: '秋季学期开学', enUS: 'Autumn term begins' } },
      },
    },
    { title: { zhCN: '今天', enUS: 'Today' }, node: { type: 'calendar-day', id: 'today' } },
  ],
});
