import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const formPageLocale = defineLocale(
  'renderer.form-page',
  {
    save: '保存',
    cancel: '取消',
    close: '关闭',
    reset: '重置',
    saved: '保存成功',
    unchanged: '没有需要保存的修改',
    invalid: '请检查标红的字段',
    failed: '记录加载失败',
    mayNotAdd: '当前角色不能新增记录',
    conflictTitle: '记录已被其他人修改',
    conflict: '您填写的内容仍在，重新载入后可以在最新的记录上修改。',
    reload: '重新载入',
  },
  {
    save: 'Save',
    cancel: 'Cancel',
    close: 'Close',
    reset: 'Reset',
    saved: 'Saved',
    unchanged: 'There is nothing to save',
    invalid: 'Check the fields marked in red',
    failed: 'The record could not be loaded',
    mayNotAdd: 'The current role may not add records',
    conflictTitle: 'Somebody else has changed the record',
    conflict: 'Your input is still here. Load the record again to change its latest state.',
    reload: 'Load again',
  },
);
