import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { moneyTextMeta } from './MoneyText.meta.ts';

export const moneyText = defineRenderer(moneyTextMeta, { load: () => import('./MoneyText.tsx') });
