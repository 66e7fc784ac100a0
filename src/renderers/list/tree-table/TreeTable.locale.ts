import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const treeTableLocale = defineLocale(
  'renderer.tree-table',
  {
    tree: '树形表格',
    open: '展开',
    close: '收起',
    openAll: '全部展开',
    closeAll: '全部收起',
    asc: '按“{{name}}”升序排列',
    desc: '按“{{name}}”降序排列',
    unsorted: '不再按“{{name}}”排列',
    actions: '操作',
    above: '不在结果中',
    aboveWhy: '不符合当前的搜索或筛选，只为显示其下级的位置',
  },
  {
    tree: 'Tree',
    open: 'Open',
    close: 'Close',
    openAll: 'Open all',
    closeAll: 'Close all',
    asc: 'Sort by “{{name}}”, upwards',
    desc: 'Sort by “{{name}}”, downwards',
    unsorted: 'Sort by “{{name}}” no more',
    actions: 'Actions',
    above: 'Not in the results',
    aboveWhy: 'Not what was searched or filtered for: it shows where those below it stand',
  },
);
