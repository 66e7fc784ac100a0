import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const editableLocale = defineLocale(
  'renderer.formilyEditable',
  { edit: '编辑', done: '完成' },
  { edit: 'Edit', done: 'Done' },
);
