import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { buttonMeta } from './Button.meta.ts';

export const button = defineRenderer(buttonMeta, { load: () => import('./Button.tsx') });
