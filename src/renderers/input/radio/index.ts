import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { inputLocale } from '../shared/input.locale.ts';
import { radioMeta } from './Radio.meta.ts';

export const radio = defineRenderer(radioMeta, { load: () => import('./Radio.tsx'), locale: inputLocale });
