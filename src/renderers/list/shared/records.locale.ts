import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const recordsLocale = defineLocale(
  'renderer.records',
  {
    failed: '数据加载失败',
    empty: '暂无数据',
    more: '已显示前 {{shown}} 条，共 {{total}} 条，可通过筛选缩小范围',
    further: '再显示 {{count}} 条',
    choose: '选择“{{title}}”',
    untitled: '（无标题）',
    legend: '颜色标记',
    kept: '已保存',
    undo: '撤销',
    undone: '已撤销',
    refused: '{{name}}：{{message}}',
    overtaken: '没有撤销：这条记录之后又被修改过，现在显示的是最新内容',
  },
  {
    failed: 'The records could not be loaded',
    empty: 'No data',
    more: 'The first {{shown}} of {{total}} are shown. Filters narrow them down.',
    further: 'Show {{count}} more',
    choose: 'Select “{{title}}”',
    untitled: '(no title)',
    legend: 'Colour marks',
    kept: 'Saved',
    undo: 'Undo',
    undone: 'Undone',
    refused: '{{name}}: {{message}}',
    overtaken: 'Not undone: the record was changed again since. It is shown as it is now.',
  },
);
