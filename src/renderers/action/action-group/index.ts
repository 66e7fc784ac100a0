import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { actionGroupMeta } from './ActionGroup.meta.ts';

export const actionGroup = defineRenderer(actionGroupMeta, { load: () => import('./ActionGroup.tsx') });
