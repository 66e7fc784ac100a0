import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { fixedBarMeta } from './FixedBar.meta.ts';

export const fixedBar = defineRenderer(fixedBarMeta, { load: () => import('./FixedBar.tsx') });
