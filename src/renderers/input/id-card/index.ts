import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { idCardMeta } from './IdCard.meta.ts';

export const idCard = defineRenderer(idCardMeta, { load: () => import('./IdCard.tsx') });
