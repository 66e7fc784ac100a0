import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const imageLocale = defineLocale(
  'renderer.image',
  { failed: '图片无法显示' },
  { failed: 'The picture cannot be shown' },
);
