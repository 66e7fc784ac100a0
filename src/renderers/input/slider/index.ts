import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { inputLocale } from '../shared/input.locale.ts';
import { sliderMeta } from './Slider.meta.ts';

export const slider = defineRenderer(sliderMeta, { load: () => import('./Slider.tsx'), locale: inputLocale });
