import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

/** What is said of the columns of a list, beyond the list itself: fetched with the settings. */
export const columnsLocale = defineLocale(
  'renderer.list-columns',
  {
    heading: '列设置',
    restore: '恢复默认',
    density: '密度',
    compact: '紧凑',
    middle: '适中',
    roomy: '宽松',
    pinLeft: '固定“{{name}}”在左侧',
    pinRight: '固定“{{name}}”在右侧',
    width: '“{{name}}”的列宽',
    widthHelp:
      '拖动调整列宽，双击适应内容；用键盘时按左右方向键调整，按回车键确定，按空格键适应内容，按退出键取消',
    move: '移动“{{name}}”',
    movable: '可移动的列',
    help: '按空格键拿起，用上下方向键移动，再按空格键放下，按退出键取消。',
    lifted: '已拿起“{{name}}”，第 {{place}} 列，共 {{count}} 列',
    over: '“{{name}}”移到第 {{place}} 列',
    dropped: '“{{name}}”已放到第 {{place}} 列',
    returned: '已取消，“{{name}}”回到原处',
  },
  {
    heading: 'Columns',
    restore: 'Restore defaults',
    density: 'Density',
    compact: 'Compact',
    middle: 'Middle',
    roomy: 'Roomy',
    pinLeft: 'Pin “{{name}}” to the left',
    pinRight: 'Pin “{{name}}” to the right',
    width: 'Width of “{{name}}”',
    widthHelp:
      'Drag to change the width, double click to fit the content. By keyboard: left and right arrows change it, Enter keeps it, space fits the content, Escape cancels',
    move: 'Move “{{name}}”',
    movable: 'column that can be moved',
    help: 'Press space to lift it, move it with the up and down arrow keys, press space again to drop it, Escape to cancel.',
    lifted: '“{{name}}” is lifted, column {{place}} of {{count}}',
    over: '“{{name}}” is moved to column {{place}}',
    dropped: '“{{name}}” was dropped as column {{place}}',
    returned: 'Cancelled, “{{name}}” is back in its place',
  },
);
