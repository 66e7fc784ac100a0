import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { alertMeta } from './Alert.meta.ts';

export const alert = defineRenderer(alertMeta, { load: () => import('./Alert.tsx') });
