import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { inputLocale } from '../shared/input.locale.ts';
import { timeMeta } from './Time.meta.ts';

export const time = defineRenderer(timeMeta, { load: () => import('./Time.tsx'), locale: inputLocale });
