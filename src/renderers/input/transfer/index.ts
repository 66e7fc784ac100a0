import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { transferMeta } from './Transfer.meta.ts';

export const transfer = defineRenderer(transferMeta, {
  load: () => import('./Transfer.tsx'),
});
