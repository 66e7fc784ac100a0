import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const searchLocale = defineLocale(
  'renderer.search-input',
  { enter: '输入后按回车搜索', search: '搜索', clear: '清空' },
  { enter: 'Type, then press Enter', search: 'Search', clear: 'Clear' },
);
