import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { signatureMeta } from './Signature.meta.ts';

export const signature = defineRenderer(signatureMeta, {
  load: () => import('./Signature.tsx'),
});
