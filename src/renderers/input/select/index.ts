import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { inputLocale } from '../shared/input.locale.ts';
import { selectMeta } from './Select.meta.ts';

export const select = defineRenderer(selectMeta, { load: () => import('./Select.tsx'), locale: inputLocale });
