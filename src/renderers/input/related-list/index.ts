import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { relatedListMeta } from './RelatedList.meta.ts';

export const relatedList = defineRenderer(relatedListMeta, {
  load: () => import('./RelatedList.tsx'),
});
