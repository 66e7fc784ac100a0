import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { badgeMeta } from './Badge.meta.ts';

export const badge = defineRenderer(badgeMeta, { load: () => import('./Badge.tsx') });
