import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const diffLocale = defineLocale(
  'renderer.diff',
  {
    label: '差异',
    same: '没有差异',
    added: '新增',
    removed: '删除',
    unchanged: '{{count}} 行未变',
    tooLong: '内容差异过多，无法逐行比较',
  },
  {
    label: 'Differences',
    same: 'There is no difference',
    added: 'added',
    removed: 'removed',
    unchanged: '{{count}} lines unchanged',
    tooLong: 'They differ too much to be compared line by line',
  },
);
