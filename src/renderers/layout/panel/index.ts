import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { panelMeta } from './panel.meta.ts';

export const panel = defineRenderer(panelMeta, { load: () => import('./Panel.tsx') });
