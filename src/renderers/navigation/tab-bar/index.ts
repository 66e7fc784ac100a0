import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { tabBarMeta } from './TabBar.meta.ts';

export const tabBar = defineRenderer(tabBarMeta, {
  load: () => import('./TabBar.tsx'),
});
