import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

/** Texts of boxes that take so many characters. */
export const typingLocale = defineLocale(
  'renderer.typing',
  { pasteCut: '最多填写 {{max}} 个字符，粘贴的内容有 {{missing}} 个字符未填入' },
  { pasteCut: 'At most {{max}} characters fit: {{missing}} of what was pasted are left out' },
);
