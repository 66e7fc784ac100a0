import { coreRenderers } from './renderers/core.ts';
import { chrome } from './renderers/chrome/index.ts';
import { builtinActions } from './runtime/actions/index.ts';
import { checkExtension } from './runtime/platform/checkExtension.ts';
import { createPlatform, type Extension, type Platform } from './runtime/platform/createPlatform.ts';

/**
 * The vocabulary that this product brings, ready to draw documents, with that of outside packages.
 * @throws Error where a package brings what is there already, or a name that cannot be
 */
export function createBuiltinPlatform(...extensions: readonly Extension[]): Platform {
  extensions.forEach(checkExtension);
  return createPlatform({
    renderers: [...coreRenderers, ...extensions.flatMap(({ renderers = [] }) => renderers)],
    later: async () => (await import('./renderers/further.ts')).furtherRenderers,
    actions: [...builtinActions, ...extensions.flatMap(({ actions = [] }) => actions)],
    functions: extensions.flatMap(({ functions = [] }) => functions),
    platformVariables: extensions.flatMap(({ platformVariables = [] }) => platformVariables),
    webComponents: extensions.flatMap(({ webComponents = [] }) => webComponents),
    microFrontends: extensions.flatMap(({ microFrontends = [] }) => microFrontends),
    chrome,
  });
}
