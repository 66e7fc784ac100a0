import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { breadcrumbLocale } from './Breadcrumb.locale.ts';
import { breadcrumbMeta } from './Breadcrumb.meta.ts';

export const breadcrumb = defineRenderer(breadcrumbMeta, {
  load: () => import('./Breadcrumb.tsx'),
  locale: breadcrumbLocale,
});
