import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { inputLocale } from '../shared/input.locale.ts';
import { personMeta } from './Person.meta.ts';

export const person = defineRenderer(personMeta, { load: () => import('./Person.tsx'), locale: inputLocale });
