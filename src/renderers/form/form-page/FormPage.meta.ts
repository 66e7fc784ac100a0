import { defineMeta } from '../../../schemas/rendererMeta.ts';

/** Draws form documents whole: a module's own form, and further forms on it. */
export const formPageMeta = defineMeta({
  type: 'form-page',
  version: 1,
  family: 'form',
  title: { zhCN: '表单页', enUS: 'Form page' },
  description: { zhCN: '新增、编辑、查看一条记录', enUS: 'Adds, edits and shows one record' },
  icon: 'file-text',
  budget: 8,
  document: ['form', 'mgrForm'],
  examples: ['course', 'leave', 'leave-apply', 'student', 'staff', 'expense'],
  props: {},
});
