import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { passwordMeta } from './Password.meta.ts';

export const password = defineRenderer(passwordMeta, {
  load: () => import('./Password.tsx'),
});
