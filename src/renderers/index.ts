import type { RendererDefinition } from '../runtime/registry/defineRenderer.ts';
import { coreRenderers } from './core.ts';
import { furtherRenderers } from './further.ts';

/** The widgets that come with the product. A platform may add its own, or leave some out. */
export const builtinRenderers: readonly RendererDefinition[] = [...coreRenderers, ...furtherRenderers];
