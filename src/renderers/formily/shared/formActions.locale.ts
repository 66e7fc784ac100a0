import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const formActionsLocale = defineLocale(
  'renderer.formilyActions',
  { submit: '提交', reset: '重置' },
  { submit: 'Submit', reset: 'Reset' },
);
