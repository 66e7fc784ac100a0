import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { inputLocale } from '../shared/input.locale.ts';
import { labelMeta } from './Label.meta.ts';

export const label = defineRenderer(labelMeta, { load: () => import('./Label.tsx'), locale: inputLocale });
