import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const navTreeLocale = defineLocale(
  'renderer.nav-tree',
  { label: '树形导航', search: '搜索', none: '没有匹配的项', empty: '暂无数据' },
  { label: 'Tree', search: 'Search', none: 'Nothing fits', empty: 'No data' },
);
