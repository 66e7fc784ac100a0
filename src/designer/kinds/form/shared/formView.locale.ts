import { defineLocale } from '../../../../runtime/locale/defineLocale.ts';

export const formViewLocale = defineLocale(
  'designer.form.view',
  {
    search: '查找字段',
    searchAmong: '在 {{count}} 个字段中查找',
  },
  {
    search: 'Find a field',
    searchAmong: 'Find among {{count}} fields',
  },
);
