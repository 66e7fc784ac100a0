import type { RendererDefinition } from '../runtime/registry/defineRenderer.ts';
import { actionRenderers } from './action/index.ts';
import { chartRenderers } from './chart/index.ts';
import { displayRenderers } from './display/index.ts';
import { formRenderers } from './form/index.ts';
import { inputRenderers } from './input/index.ts';
import { layoutRenderers } from './layout/index.ts';
import { listRenderers } from './list/index.ts';
import { logicRenderers } from './logic/index.ts';
import { navigationRenderers } from './navigation/index.ts';

/** The widgets that come with the product. A platform may add its own, or leave some out. */
export const builtinRenderers: readonly RendererDefinition[] = [
  ...layoutRenderers,
  ...navigationRenderers,
  ...displayRenderers,
  ...inputRenderers,
  ...formRenderers,
  ...listRenderers,
  ...chartRenderers,
  ...actionRenderers,
  ...logicRenderers,
];
