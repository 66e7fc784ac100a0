import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { hostedLocale } from '../shared/hosted.locale.ts';
import { webComponentMeta } from './WebComponent.meta.ts';

export const webComponent = defineRenderer(webComponentMeta, {
  load: () => import('./WebComponent.tsx'),
  locale: hostedLocale,
});
