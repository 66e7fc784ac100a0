import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const htmlFrameLocale = defineLocale(
  'renderer.html-frame',
  { frame: '自定义内容' },
  { frame: 'Custom content' },
);
