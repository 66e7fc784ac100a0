import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { cardsMeta } from './Cards.meta.ts';

export const cards = defineRenderer(cardsMeta, { load: () => import('./Cards.tsx') });
