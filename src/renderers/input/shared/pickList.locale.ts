import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

/** Texts of lists in which options are ticked. */
export const pickListLocale = defineLocale(
  'renderer.pick-list',
  {
    search: '搜索：{{title}}',
    searchHere: '搜索',
    counted: '已选 {{n}} / {{all}}',
    none: '暂无选项',
    notFound: '没有符合的选项',
    all: '全选：{{title}}',
    source: '可选',
    target: '已选',
    paneOf: '{{title}}：{{pane}}',
    add: '加入已选',
    remove: '移出已选',
  },
  {
    search: 'Search: {{title}}',
    searchHere: 'Search',
    counted: '{{n}} of {{all}} chosen',
    none: 'No options',
    notFound: 'Nothing like that',
    all: 'All of {{title}}',
    source: 'To choose from',
    target: 'Chosen',
    paneOf: '{{title}}: {{pane}}',
    add: 'Add to the chosen',
    remove: 'Take from the chosen',
  },
);
