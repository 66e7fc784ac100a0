import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { columnsMeta } from './columns.meta.ts';

export const columns = defineRenderer(columnsMeta, { load: () => import('./Columns.tsx') });
