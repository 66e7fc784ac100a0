import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { tabsMeta } from './Tabs.meta.ts';

export const tabs = defineRenderer(tabsMeta, { load: () => import('./Tabs.tsx') });
