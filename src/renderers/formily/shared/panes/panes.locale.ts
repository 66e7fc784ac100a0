import { defineLocale } from '../../../../runtime/locale/defineLocale.ts';

export const panesLocale = defineLocale(
  'renderer.formilyPanes',
  { untitled: '未命名', back: '上一步', next: '下一步', finish: '完成' },
  { untitled: 'Untitled', back: 'Back', next: 'Next', finish: 'Finish' },
);
