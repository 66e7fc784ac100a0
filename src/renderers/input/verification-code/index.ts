import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { verificationCodeMeta } from './VerificationCode.meta.ts';

export const verificationCode = defineRenderer(verificationCodeMeta, {
  load: () => import('./VerificationCode.tsx'),
});
