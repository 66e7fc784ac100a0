import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { statusMeta } from './Status.meta.ts';

export const status = defineRenderer(statusMeta, { load: () => import('./Status.tsx') });
