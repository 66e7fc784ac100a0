import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { urlMeta } from './Url.meta.ts';

export const url = defineRenderer(urlMeta, { load: () => import('./Url.tsx') });
