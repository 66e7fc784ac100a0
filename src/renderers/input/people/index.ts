import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { peopleMeta } from './People.meta.ts';

export const people = defineRenderer(peopleMeta, { load: () => import('./People.tsx') });
