import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const kanbanLocale = defineLocale(
  'renderer.kanban',
  {
    board: '看板',
    column: '{{column}}，{{count}} 条',
    none: '未填写',
    empty: '没有卡片',
    card: '可移动的卡片',
    help: '按空格键拿起卡片，用左右方向键选择列，再按空格键放下，按退出键取消。按回车键打开。',
    lifted: '已拿起“{{card}}”，现在在“{{column}}”列',
    over: '“{{card}}”在“{{column}}”列上方',
    outside: '“{{card}}”不在任何列上方',
    dropped: '“{{card}}”已放入“{{column}}”列',
    returned: '已取消，“{{card}}”回到原处',
  },
  {
    board: 'Board',
    column: '{{column}}, {{count}} records',
    none: 'None',
    empty: 'No cards',
    card: 'card that can be moved',
    help: 'Press space to lift the card, choose a column with the left and right arrow keys, press space again to drop it, Escape to cancel. Press Enter to open it.',
    lifted: '“{{card}}” is lifted from “{{column}}”',
    over: '“{{card}}” is over “{{column}}”',
    outside: '“{{card}}” is over no column',
    dropped: '“{{card}}” was dropped into “{{column}}”',
    returned: 'Cancelled, “{{card}}” is back in its place',
  },
);
