import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { descriptionListMeta } from './DescriptionList.meta.ts';

export const descriptionList = defineRenderer(descriptionListMeta, {
  load: () => import('./DescriptionList.tsx'),
});
