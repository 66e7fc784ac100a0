import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { portletMeta } from './Portlet.meta.ts';

export const portlet = defineRenderer(portletMeta, {
  load: () => import('./Portlet.tsx'),
});
