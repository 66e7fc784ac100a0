import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { signatureLocale } from './signature.locale.ts';
import { signatureMeta } from './Signature.meta.ts';

export const signature = defineRenderer(signatureMeta, {
  load: () => import('./Signature.tsx'),
  locale: signatureLocale,
});
