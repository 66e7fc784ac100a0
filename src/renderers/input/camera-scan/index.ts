import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { cameraScanLocale } from './CameraScan.locale.ts';
import { cameraScanMeta } from './CameraScan.meta.ts';

export const cameraScan = defineRenderer(cameraScanMeta, {
  load: () => import('./CameraScan.tsx'),
  locale: cameraScanLocale,
});
