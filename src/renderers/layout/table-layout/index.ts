import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { tableLayoutMeta } from './TableLayout.meta.ts';

export const tableLayout = defineRenderer(tableLayoutMeta, { load: () => import('./TableLayout.tsx') });
