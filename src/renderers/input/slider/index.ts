import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { sliderMeta } from './Slider.meta.ts';

export const slider = defineRenderer(sliderMeta, { load: () => import('./Slider.tsx') });
