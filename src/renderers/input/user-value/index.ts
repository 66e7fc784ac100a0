import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { userValueMeta } from './UserValue.meta.ts';

export const userValue = defineRenderer(userValueMeta, {
  load: () => import('./UserValue.tsx'),
});
