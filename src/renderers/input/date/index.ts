import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { inputLocale } from '../shared/input.locale.ts';
import { dateMeta } from './Date.meta.ts';

export const date = defineRenderer(dateMeta, { load: () => import('./Date.tsx'), locale: inputLocale });
