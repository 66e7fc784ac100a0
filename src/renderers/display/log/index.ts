import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { logLocale } from './Log.locale.ts';
import { logMeta } from './Log.meta.ts';

export const log = defineRenderer(logMeta, { load: () => import('./Log.tsx'), locale: logLocale });
