import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { moneyTextMeta } from './moneyText.meta.ts';

export const moneyText = defineRenderer(moneyTextMeta, { load: () => import('./MoneyText.tsx') });
