import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const videoLocale = defineLocale(
  'renderer.video',
  { failed: '视频无法播放', label: '视频' },
  { failed: 'The video cannot be played', label: 'Video' },
);
