import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { avatarMeta } from './Avatar.meta.ts';

export const avatar = defineRenderer(avatarMeta, { load: () => import('./Avatar.tsx') });
