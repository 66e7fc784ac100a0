import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { logMeta } from './Log.meta.ts';

export const log = defineRenderer(logMeta, { load: () => import('./Log.tsx') });
