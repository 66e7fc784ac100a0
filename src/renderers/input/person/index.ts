import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { personMeta } from './Person.meta.ts';

export const person = defineRenderer(personMeta, { load: () => import('./Person.tsx') });
