import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { webComponentMeta } from './WebComponent.meta.ts';

export const webComponent = defineRenderer(webComponentMeta, {
  load: () => import('./WebComponent.tsx'),
});
