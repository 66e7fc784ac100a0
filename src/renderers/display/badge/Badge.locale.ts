import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const badgeLocale = defineLocale(
  'renderer.badge',
  { count: '{{count}} 条', dot: '有更新' },
  { count: '{{count}} items', dot: 'There is something new' },
);
