import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const choicesLocale = defineLocale(
  'renderer.formilyChoices',
  {
    all: '全选',
    search: '搜索',
    option: '选项',
    open: '可选',
    chosen: '已选',
    add: '移到已选',
    remove: '移出已选',
  },
  {
    all: 'Choose all',
    search: 'Search',
    option: 'Option',
    open: 'To choose from',
    chosen: 'Chosen',
    add: 'Move to chosen',
    remove: 'Take out of chosen',
  },
);
