import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { backTopLocale } from './BackTop.locale.ts';
import { backTopMeta } from './BackTop.meta.ts';

export const backTop = defineRenderer(backTopMeta, {
  load: () => import('./BackTop.tsx'),
  locale: backTopLocale,
});
