import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { dividerMeta } from './divider.meta.ts';

export const divider = defineRenderer(dividerMeta, { load: () => import('./Divider.tsx') });
