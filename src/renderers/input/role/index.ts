import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { inputLocale } from '../shared/input.locale.ts';
import { roleMeta } from './Role.meta.ts';

export const role = defineRenderer(roleMeta, { load: () => import('./Role.tsx'), locale: inputLocale });
