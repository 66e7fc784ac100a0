import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { timeMeta } from './Time.meta.ts';

export const time = defineRenderer(timeMeta, { load: () => import('./Time.tsx') });
