import { defineLocale } from '../../../../runtime/locale/defineLocale.ts';

export const rowsLocale = defineLocale(
  'renderer.formilyRows',
  {
    add: '添加一行',
    full: '最多 {{n}} 行',
    number: '序号',
    actions: '操作',
    rowOf: '第 {{n}} 行',
    cellOf: '{{title}}，第 {{n}} 行',
    drag: '拖动第 {{n}} 行',
    remove: '删除第 {{n}} 行',
    copy: '复制第 {{n}} 行',
    moveUp: '上移第 {{n}} 行',
    moveDown: '下移第 {{n}} 行',
  },
  {
    add: 'Add a row',
    full: 'At most {{n}} rows',
    number: 'No.',
    actions: 'Actions',
    rowOf: 'Row {{n}}',
    cellOf: '{{title}}, row {{n}}',
    drag: 'Drag row {{n}}',
    remove: 'Delete row {{n}}',
    copy: 'Copy row {{n}}',
    moveUp: 'Move row {{n}} up',
    moveDown: 'Move row {{n}} down',
  },
);
