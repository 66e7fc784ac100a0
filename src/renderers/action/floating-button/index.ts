import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { floatingButtonMeta } from './FloatingButton.meta.ts';

export const floatingButton = defineRenderer(floatingButtonMeta, {
  load: () => import('./FloatingButton.tsx'),
});
