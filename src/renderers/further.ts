import type { RendererDefinition } from '../runtime/registry/defineRenderer.ts';
import { actionFurther } from './action/further.ts';
import { chartFurther } from './chart/further.ts';
import { displayFurther } from './display/further.ts';
import { formFurther } from './form/further.ts';
import { inputFurther } from './input/further.ts';
import { layoutFurther } from './layout/further.ts';
import { listFurther } from './list/further.ts';
import { logicFurther } from './logic/further.ts';
import { navigationFurther } from './navigation/further.ts';

/** All other widgets of the product: their declarations are fetched together when a document names one of them. */
export const furtherRenderers: readonly RendererDefinition[] = [
  ...layoutFurther,
  ...displayFurther,
  ...navigationFurther,
  ...listFurther,
  ...chartFurther,
  ...actionFurther,
  ...logicFurther,
  ...inputFurther,
  ...formFurther,
];
