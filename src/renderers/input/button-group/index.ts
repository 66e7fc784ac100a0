import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { buttonGroupMeta } from './ButtonGroup.meta.ts';

export const buttonGroup = defineRenderer(buttonGroupMeta, {
  load: () => import('./ButtonGroup.tsx'),
});
