import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { inputLocale } from '../shared/input.locale.ts';
import { regionMeta } from './Region.meta.ts';

export const region = defineRenderer(regionMeta, { load: () => import('./Region.tsx'), locale: inputLocale });
