import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const recordTimelineLocale = defineLocale(
  'renderer.recordTimeline',
  { today: '今天', count: '{{count}} 条' },
  { today: 'Today', count: '{{count}}' },
);
