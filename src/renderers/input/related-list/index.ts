import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { relatedListLocale } from './relatedList.locale.ts';
import { relatedListMeta } from './RelatedList.meta.ts';

export const relatedList = defineRenderer(relatedListMeta, {
  load: () => import('./RelatedList.tsx'),
  locale: relatedListLocale,
});
