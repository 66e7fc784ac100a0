import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { tableMeta } from './Table.meta.ts';

export const table = defineRenderer(tableMeta, { load: () => import('./Table.tsx') });
