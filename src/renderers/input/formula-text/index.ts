import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { formulaTextMeta } from './FormulaText.meta.ts';

export const formulaText = defineRenderer(formulaTextMeta, {
  load: () => import('./FormulaText.tsx'),
});
