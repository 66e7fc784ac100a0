import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { tabsLocale } from './tabs.locale.ts';
import { tabsMeta } from './tabs.meta.ts';

export const tabs = defineRenderer(tabsMeta, { load: () => import('./Tabs.tsx'), locale: tabsLocale });
