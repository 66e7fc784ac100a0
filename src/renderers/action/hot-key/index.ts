import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { hotKeyMeta } from './HotKey.meta.ts';

export const hotKey = defineRenderer(hotKeyMeta, { load: () => import('./HotKey.tsx') });
