import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { pickListLocale } from '../shared/pickList.locale.ts';
import { transferMeta } from './Transfer.meta.ts';

export const transfer = defineRenderer(transferMeta, {
  load: () => import('./Transfer.tsx'),
  locale: pickListLocale,
});
