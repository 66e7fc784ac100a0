import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { inputLocale } from '../shared/input.locale.ts';
import { yearMeta } from './Year.meta.ts';

export const year = defineRenderer(yearMeta, { load: () => import('./Year.tsx'), locale: inputLocale });
