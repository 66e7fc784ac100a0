import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { breadcrumbMeta } from './Breadcrumb.meta.ts';

export const breadcrumb = defineRenderer(breadcrumbMeta, {
  load: () => import('./Breadcrumb.tsx'),
});
