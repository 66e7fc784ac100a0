import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { emptyLocale } from './empty.locale.ts';
import { emptyMeta } from './empty.meta.ts';

export const empty = defineRenderer(emptyMeta, { load: () => import('./Empty.tsx'), locale: emptyLocale });
