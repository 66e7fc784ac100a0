import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

/** Texts of inputs whose value nobody reads; they come with the inputs. */
export const secretLocale = defineLocale(
  'renderer.secrets',
  { isSet: '已设置，留空则不修改', takeAway: '清除' },
  { isSet: 'Set; leave empty to keep it', takeAway: 'Remove' },
);
