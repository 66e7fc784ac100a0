import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { microFrontendMeta } from './MicroFrontend.meta.ts';

export const microFrontend = defineRenderer(microFrontendMeta, {
  load: () => import('./MicroFrontend.tsx'),
});
