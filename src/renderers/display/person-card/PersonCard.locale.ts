import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const personCardLocale = defineLocale(
  'renderer.person-card',
  { unknown: '未指定人员', phone: '电话', email: '邮箱' },
  { unknown: 'Nobody', phone: 'Telephone', email: 'E-mail' },
);
