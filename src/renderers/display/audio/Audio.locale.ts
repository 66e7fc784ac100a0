import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const audioLocale = defineLocale(
  'renderer.audio',
  { failed: '音频无法播放', label: '音频' },
  { failed: 'The audio cannot be played', label: 'Audio' },
);
