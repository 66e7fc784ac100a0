import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { appGridLocale } from './appGrid.locale.ts';
import { appGridMeta } from './appGrid.meta.ts';

export const appGrid = defineRenderer(appGridMeta, {
  load: () => import('./AppGrid.tsx'),
  locale: appGridLocale,
});
