import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const formilyFormLocale = defineLocale(
  'renderer.formily-form',
  {
    submit: '提交',
    saved: '已保存',
    invalid: '请先改正标出的内容',
    conflict: '记录已被他人修改，请重新打开后再保存',
    pattern: '格式不正确',
    next: '下一步',
    back: '上一步',
  },
  {
    submit: 'Submit',
    saved: 'Saved',
    invalid: 'Mend what is marked first',
    conflict: 'Somebody else has changed the record meanwhile: open it again to save',
    pattern: 'This has another format',
    next: 'Next',
    back: 'Back',
  },
);
