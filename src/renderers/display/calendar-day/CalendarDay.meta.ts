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
});
