import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { diffMeta } from './Diff.meta.ts';

export const diff = defineRenderer(diffMeta, { load: () => import('./Diff.tsx') });
