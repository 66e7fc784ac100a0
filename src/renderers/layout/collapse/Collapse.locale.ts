import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const collapseLocale = defineLocale(
  'renderer.collapse',
  { untitled: '未命名' },
  { untitled: 'Untitled' },
);
