import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { columnsMeta } from './Columns.meta.ts';

export const columns = defineRenderer(columnsMeta, { load: () => import('./Columns.tsx') });
