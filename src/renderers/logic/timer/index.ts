import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { timerMeta } from './Timer.meta.ts';

export const timer = defineRenderer(timerMeta, { load: () => import('./Timer.tsx') });
