import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { portletLocale } from './Portlet.locale.ts';
import { portletMeta } from './Portlet.meta.ts';

export const portlet = defineRenderer(portletMeta, {
  load: () => import('./Portlet.tsx'),
  locale: portletLocale,
});
