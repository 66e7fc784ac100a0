import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const recordPickLocale = defineLocale(
  'renderer.record-pick',
  {
    type: '输入文字搜索',
    find: '在表格中查找：{{title}}',
    search: '搜索',
    pick: '选择',
    pickOf: '选择 {{label}}',
    actions: '操作',
    failed: '记录加载失败',
    none: '没有找到记录',
    loading: '加载中…',
    close: '关闭',
    noModule: '未指定表单',
  },
  {
    type: 'Type to search',
    find: 'Find in a table: {{title}}',
    search: 'Search',
    pick: 'Choose',
    pickOf: 'Choose {{label}}',
    actions: 'Actions',
    failed: 'The records could not be loaded',
    none: 'No record found',
    loading: 'Loading…',
    close: 'Close',
    noModule: 'No form is named',
  },
);
