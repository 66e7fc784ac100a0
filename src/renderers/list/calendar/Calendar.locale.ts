import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const calendarLocale = defineLocale(
  'renderer.calendar',
  {
    calendar: '日历',
    month: '月',
    week: '周',
    agenda: '日程',
    more: '还有 {{count}} 项',
    moreShort: '+{{count}}',
    moreOn: '{{day}}还有 {{count}} 项',
    earlier: '显示更早的 {{count}} 天',
    fold: '收起更早的日期',
    help: '按空格键拿起，用方向键选择日期，再按空格键放下，按退出键取消。按回车键打开。',
  },
  {
    calendar: 'Calendar',
    month: 'Month',
    week: 'Week',
    agenda: 'Agenda',
    more: '+{{count}} more',
    moreShort: '+{{count}}',
    moreOn: '{{count}} more on {{day}}',
    earlier: 'Show {{count}} earlier days',
    fold: 'Fold earlier days',
    help: 'Press space to lift it, choose a day with the arrow keys, press space again to drop it, Escape to cancel. Press Enter to open it.',
  },
);
