import { defineMeta } from '../../../schemas/rendererMeta.ts';

/** Draws management lists whole: search, filters, table, selection, what can be done to records. */
export const listPageMeta = defineMeta({
  type: 'list-page',
  version: 1,
  family: 'list',
  title: { zhCN: '列表页', enUS: 'List page' },
  description: {
    zhCN: '查询、筛选、批量处理一个模块的记录',
    enUS: 'Finds, filters and handles the records of a module',
  },
  icon: 'table',
  budget: 12,
  document: ['mgrList'],
  examples: [
    'course-list',
    'leave-list',
    'student-list',
    'staff-list',
    'unit-list',
    'place-list',
    'expense-list',
  ],
  provides: {
    row: { type: 'record', title: { zhCN: '当前行', enUS: 'The row' } },
    selection: { type: 'array', title: { zhCN: '选中记录的 ID', enUS: 'Ids of the chosen records' } },
    selected: {
      type: 'array',
      title: { zhCN: '选中的记录（如页面所示）', enUS: 'The chosen records, as they were seen' },
    },
    query: { type: 'record', title: { zhCN: '当前查询', enUS: 'What is asked for' } },
  },
  props: {},
});
