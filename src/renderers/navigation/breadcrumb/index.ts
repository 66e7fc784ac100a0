import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { breadcrumbLocale } from './breadcrumb.locale.ts';
import { breadcrumbMeta } from './breadcrumb.meta.ts';

export const breadcrumb = defineRenderer(breadcrumbMeta, {
  load: () => import('./Breadcrumb.tsx'),
  locale: breadcrumbLocale,
});
