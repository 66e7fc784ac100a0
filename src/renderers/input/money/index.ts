import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { inputLocale } from '../shared/input.locale.ts';
import { moneyMeta } from './Money.meta.ts';

export const money = defineRenderer(moneyMeta, { load: () => import('./Money.tsx'), locale: inputLocale });
