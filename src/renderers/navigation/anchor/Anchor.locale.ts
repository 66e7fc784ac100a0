import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const anchorLocale = defineLocale(
  'renderer.anchor',
  { label: '本页内容', untitled: '未命名' },
  { label: 'On this page', untitled: 'Untitled' },
);
