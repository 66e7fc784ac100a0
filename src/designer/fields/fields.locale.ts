import { defineLocale } from '../../runtime/locale/defineLocale.ts';

/** Values as they are typed in. */
export const fieldsLocale = defineLocale(
  'designer.fields',
  { yes: '是', no: '否', several: '输入后按回车，可填多个' },
  { yes: 'Yes', no: 'No', several: 'Enter after each' },
);
