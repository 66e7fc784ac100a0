import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { menuMeta } from './Menu.meta.ts';

export const menu = defineRenderer(menuMeta, { load: () => import('./Menu.tsx') });
