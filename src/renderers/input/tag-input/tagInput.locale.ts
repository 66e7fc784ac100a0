import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const tagInputLocale = defineLocale(
  'renderer.tag-input',
  { enter: '输入后按回车' },
  { enter: 'Type, then press Enter' },
);
