import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { controlLocale } from '../shared/control.locale.ts';
import { controlMeta } from './Control.meta.ts';

export const control = defineRenderer(controlMeta, {
  load: () => import('./Control.tsx'),
  locale: controlLocale,
});
