import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const underApprovalLocale = defineLocale(
  'renderer.form-page.underApproval',
  {
    held: '{{paper}} 正在办理，此时不能修改或删除这条记录。',
    more: '{{names}}等 {{n}} 人',
    see: '查看审批',
  },
  {
    held: '{{paper}} is under way: the record can be neither changed nor deleted meanwhile.',
    more: '{{names}} and others ({{n}})',
    see: 'See approval',
  },
);
