import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const mgrLocale = defineLocale(
  'designer.mgr',
  {
    list: '列表',
    listHint: '打开时显示的管理列表。',
    newList: '新建列表',
    forms: '表单',
    formsHint: '列表的新增、修改、查看所用的表单，由列表中的按钮打开。',
    newForm: '新建表单',
    noForms: '还没有表单',
    addForm: '添加已有的表单',
    design: '在设计器中打开',
    remove: '移除 {{id}}',
  },
  {
    list: 'List',
    listHint: 'The management list that it opens with.',
    newList: 'New list',
    forms: 'Forms',
    formsHint:
      'The forms by which records of the list are added, changed and read; buttons of the list open them.',
    newForm: 'New form',
    noForms: 'No forms yet',
    addForm: 'Add a form that is there',
    design: 'Open in its designer',
    remove: 'Take {{id}} out',
  },
);
