import type { RendererDefinition } from '../runtime/registry/defineRenderer.ts';
import { actionRenderers } from './action/index.ts';
import { formRenderers } from './form/index.ts';
import { inputRenderers } from './input/index.ts';
import { layoutRenderers } from './layout/index.ts';
import { listRenderers } from './list/index.ts';

/** The widgets that come with every page behind the login: their declarations are there before a document is. */
export const coreRenderers: readonly RendererDefinition[] = [
  ...layoutRenderers,
  ...listRenderers,
  ...actionRenderers,
  ...formRenderers,
  ...inputRenderers,
];
