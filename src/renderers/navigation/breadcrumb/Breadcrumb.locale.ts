import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const breadcrumbLocale = defineLocale(
  'renderer.breadcrumb',
  { label: '当前位置' },
  { label: 'You are here' },
);
