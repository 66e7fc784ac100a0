import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { alertLocale } from './alert.locale.ts';
import { alertMeta } from './alert.meta.ts';

export const alert = defineRenderer(alertMeta, { load: () => import('./Alert.tsx'), locale: alertLocale });
