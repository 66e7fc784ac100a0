import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { hiddenMeta } from './Hidden.meta.ts';

export const hidden = defineRenderer(hiddenMeta, { load: () => import('./Hidden.tsx') });
