import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { slotMeta } from './Slot.meta.ts';

export const slot = defineRenderer(slotMeta, { load: () => import('./Slot.tsx') });
