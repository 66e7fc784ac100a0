import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { flexMeta } from './Flex.meta.ts';

export const flex = defineRenderer(flexMeta, { load: () => import('./Flex.tsx') });
