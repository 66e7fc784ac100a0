import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { linkActionMeta } from './LinkAction.meta.ts';

export const linkAction = defineRenderer(linkActionMeta, { load: () => import('./LinkAction.tsx') });
