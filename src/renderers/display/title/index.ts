import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { titleMeta } from './Title.meta.ts';

export const title = defineRenderer(titleMeta, { load: () => import('./Title.tsx') });
