import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { fieldGroupMeta } from './FieldGroup.meta.ts';

export const fieldGroup = defineRenderer(fieldGroupMeta, { load: () => import('./FieldGroup.tsx') });
