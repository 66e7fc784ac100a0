import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { moneyMeta } from './Money.meta.ts';

export const money = defineRenderer(moneyMeta, { load: () => import('./Money.tsx') });
