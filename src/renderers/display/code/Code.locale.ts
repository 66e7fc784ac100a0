import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const codeLocale = defineLocale(
  'renderer.code',
  { label: '代码', copy: '复制', copied: '已复制' },
  { label: 'Code', copy: 'Copy', copied: 'Copied' },
);
