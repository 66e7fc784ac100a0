import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { appGridMeta } from './AppGrid.meta.ts';

export const appGrid = defineRenderer(appGridMeta, {
  load: () => import('./AppGrid.tsx'),
});
