import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { keyValueLocale } from './keyValue.locale.ts';
import { keyValueMeta } from './KeyValue.meta.ts';

export const keyValue = defineRenderer(keyValueMeta, {
  load: () => import('./KeyValue.tsx'),
  locale: keyValueLocale,
});
