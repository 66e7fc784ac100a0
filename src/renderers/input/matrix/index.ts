import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { matrixMeta } from './Matrix.meta.ts';

export const matrix = defineRenderer(matrixMeta, { load: () => import('./Matrix.tsx') });
