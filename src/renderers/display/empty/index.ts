import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { emptyLocale } from './Empty.locale.ts';
import { emptyMeta } from './Empty.meta.ts';

export const empty = defineRenderer(emptyMeta, { load: () => import('./Empty.tsx'), locale: emptyLocale });
