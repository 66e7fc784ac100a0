import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { countdownLocale } from './Countdown.locale.ts';
import { countdownMeta } from './Countdown.meta.ts';

export const countdown = defineRenderer(countdownMeta, {
  load: () => import('./Countdown.tsx'),
  locale: countdownLocale,
});
