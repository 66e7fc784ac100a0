import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { listPageMeta } from './ListPage.meta.ts';
import { listPageLocale } from './listPage.locale.ts';

export const listPage = defineRenderer(listPageMeta, {
  load: () => import('./ListPage.tsx'),
  locale: listPageLocale,
});
