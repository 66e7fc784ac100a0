import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { listPageMeta } from './ListPage.meta.ts';

export const listPage = defineRenderer(listPageMeta, {
  load: () => import('./ListPage.tsx'),
});
