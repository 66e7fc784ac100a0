import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { phoneMeta } from './Phone.meta.ts';

export const phone = defineRenderer(phoneMeta, { load: () => import('./Phone.tsx') });
