import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { keyValueMeta } from './KeyValue.meta.ts';

export const keyValue = defineRenderer(keyValueMeta, {
  load: () => import('./KeyValue.tsx'),
});
