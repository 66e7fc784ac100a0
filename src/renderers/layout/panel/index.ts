import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { panelMeta } from './Panel.meta.ts';

export const panel = defineRenderer(panelMeta, { load: () => import('./Panel.tsx') });
