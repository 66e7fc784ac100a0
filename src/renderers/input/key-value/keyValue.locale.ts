import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const keyValueLocale = defineLocale(
  'renderer.key-value',
  {
    key: '名称',
    value: '内容',
    add: '添加一行',
    remove: '移除第 {{n}} 行',
    at: '第 {{n}} 行：{{title}}',
  },
  {
    key: 'Name',
    value: 'Value',
    add: 'Add a line',
    remove: 'Remove line {{n}}',
    at: 'Line {{n}}: {{title}}',
  },
);
