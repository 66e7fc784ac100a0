import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { badgeLocale } from './Badge.locale.ts';
import { badgeMeta } from './Badge.meta.ts';

export const badge = defineRenderer(badgeMeta, { load: () => import('./Badge.tsx'), locale: badgeLocale });
