import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { countdownMeta } from './Countdown.meta.ts';

export const countdown = defineRenderer(countdownMeta, {
  load: () => import('./Countdown.tsx'),
});
