import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { alertLocale } from './Alert.locale.ts';
import { alertMeta } from './Alert.meta.ts';

export const alert = defineRenderer(alertMeta, { load: () => import('./Alert.tsx'), locale: alertLocale });
