import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { splitPanesMeta } from './SplitPanes.meta.ts';

export const splitPanes = defineRenderer(splitPanesMeta, { load: () => import('./SplitPanes.tsx') });
