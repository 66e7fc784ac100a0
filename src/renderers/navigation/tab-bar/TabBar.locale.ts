import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const tabBarLocale = defineLocale(
  'renderer.tab-bar',
  { label: '导航栏' },
  { label: 'Navigation bar' },
);
