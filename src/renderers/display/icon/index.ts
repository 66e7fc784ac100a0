import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { iconMeta } from './Icon.meta.ts';

export const icon = defineRenderer(iconMeta, { load: () => import('./Icon.tsx') });
