import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const printSheetLocale = defineLocale(
  'renderer.print-sheet',
  { number: '编号：{{number}}', printedAt: '打印时间：{{time}}', empty: '无' },
  { number: 'No. {{number}}', printedAt: 'Printed {{time}}', empty: 'None' },
);
