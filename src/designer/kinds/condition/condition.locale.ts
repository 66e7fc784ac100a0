import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const conditionLocale = defineLocale(
  'designer.conditionView',
  {
    condition: '条件',
    form: '字段来自',
    chooseForm: '选择表单',
    usage: '用于',
    inForm: '填写表单时',
    inRecords: '筛选记录',
    uses: '谁在用',
    unused: '还没有文档使用这个条件',
    again: '重试',
  },
  {
    condition: 'Condition',
    form: 'Fields of',
    chooseForm: 'Choose a form',
    usage: 'Asked of',
    inForm: 'A form that is filled in',
    inRecords: 'Records',
    uses: 'Used by',
    unused: 'No document goes by this condition yet',
    again: 'Try again',
  },
);
