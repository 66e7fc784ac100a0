import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { dividerMeta } from './Divider.meta.ts';

export const divider = defineRenderer(dividerMeta, { load: () => import('./Divider.tsx') });
