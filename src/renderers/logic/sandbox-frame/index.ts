import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { sandboxFrameMeta } from './SandboxFrame.meta.ts';

export const sandboxFrame = defineRenderer(sandboxFrameMeta, {
  load: () => import('./SandboxFrame.tsx'),
});
