import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { pickListLocale } from '../shared/pickList.locale.ts';
import { listPickMeta } from './ListPick.meta.ts';

export const listPick = defineRenderer(listPickMeta, {
  load: () => import('./ListPick.tsx'),
  locale: pickListLocale,
});
