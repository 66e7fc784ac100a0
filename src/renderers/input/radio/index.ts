import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { radioMeta } from './Radio.meta.ts';

export const radio = defineRenderer(radioMeta, { load: () => import('./Radio.tsx') });
