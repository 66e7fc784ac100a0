import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const progressLocale = defineLocale(
  'renderer.progress',
  { progress: '进度' },
  { progress: 'Progress' },
);
