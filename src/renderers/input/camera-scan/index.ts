import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { cameraScanMeta } from './CameraScan.meta.ts';

export const cameraScan = defineRenderer(cameraScanMeta, {
  load: () => import('./CameraScan.tsx'),
});
