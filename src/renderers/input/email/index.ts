import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { emailMeta } from './Email.meta.ts';

export const email = defineRenderer(emailMeta, { load: () => import('./Email.tsx') });
