import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { iconPickMeta } from './IconPick.meta.ts';

export const iconPick = defineRenderer(iconPickMeta, {
  load: () => import('./IconPick.tsx'),
});
