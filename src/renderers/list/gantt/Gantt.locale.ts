import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const ganttLocale = defineLocale(
  'renderer.gantt',
  {
    gantt: '甘特图',
    record: '记录',
    time: '时间',
    day: '日',
    week: '周',
    month: '月',
    none: '未填写',
    group: '{{group}}（{{count}}）',
    find: '显示“{{title}}”的横条',
    one: '{{day}}，共 1 天',
    days: '{{from}} – {{to}}，共 {{count}} 天',
    help: '按空格键拿起，用左右方向键选择日期，再按空格键放下，按退出键取消。按回车键打开。',
    helpEdges:
      '按住 Shift 键，用左右方向键改变结束日期；同时按住 Ctrl 键（Mac 为 Command 键）则改变开始日期，松开后保存。',
  },
  {
    gantt: 'Gantt chart',
    record: 'Record',
    time: 'Time',
    day: 'Day',
    week: 'Week',
    month: 'Month',
    none: 'None',
    group: '{{group}} ({{count}})',
    find: 'Show the bar of “{{title}}”',
    one: '{{day}}, 1 day',
    days: '{{from}} – {{to}}, {{count}} days',
    help: 'Press space to lift it, choose a day with the left and right arrow keys, press space again to drop it, Escape to cancel. Press Enter to open it.',
    helpEdges:
      ' Hold Shift and press the left and right arrow keys to change the end, with Ctrl (Command on a Mac) the start; it is saved when you let go.',
  },
);
