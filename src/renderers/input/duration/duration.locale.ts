import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const durationLocale = defineLocale(
  'renderer.duration',
  { hours: '小时', minutes: '分钟', partOf: '{{title}}：{{part}}' },
  { hours: 'h', minutes: 'min', partOf: '{{title}}: {{part}}' },
);
