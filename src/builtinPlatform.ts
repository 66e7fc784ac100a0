import { builtinRenderers } from './renderers/index.ts';
import { chrome } from './renderers/chrome/index.ts';
import { builtinActions } from './runtime/actions/index.ts';
import { createPlatform, type Platform } from './runtime/platform/createPlatform.ts';

/** The vocabulary that this product brings, ready to draw documents. */
export function createBuiltinPlatform(): Platform {
  return createPlatform({ renderers: builtinRenderers, actions: builtinActions, chrome });
}
