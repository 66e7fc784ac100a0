import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const barCodeLocale = defineLocale(
  'renderer.bar-code',
  { code: '条形码 {{value}}', refused: '“{{value}}”无法显示为条形码' },
  { code: 'Bar code {{value}}', refused: '“{{value}}” cannot be written as a bar code' },
);
