import { ChunkLoadError, type ChunkRemedy } from './ChunkLoadError.ts';
import type { AssetLoader } from './AssetLoader.ts';
import { pageAssets } from './pageAssets.ts';

/** Styles that did not come, by the part that they are of: the bundler asks for each but once. */
export const missingStyles = new WeakMap<object, string>();

/** Loads the style that a part lacks. @throws ChunkLoadError where it does not come again */
export async function loadMissingStyle(part: object, assets: AssetLoader = pageAssets): Promise<void> {
  const style = missingStyles.get(part);
  if (style === undefined) return;
  await assets.load(style, { mode: 'css' });
  missingStyles.delete(part);
}

/** What browsers and the bundler say of a part that did not come; anything else is an error of the part's own. */
const NOT_COME = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/**
 * The failure of a part under its name, with what helps.
 * @param error undefined: it was waited for in vain
 * @param part what loads it
 * @returns the error itself where the part came, and failed as it started
 */
export async function chunkFailure(
  error: unknown,
  part: object,
  assets: AssetLoader = pageAssets,
): Promise<unknown> {
  if (error === undefined) {
    return new ChunkLoadError({ type: 'timeout', request: entryAddress(), remedy: 'reload' });
  }
  if (!(error instanceof Error) || error instanceof ChunkLoadError || !NOT_COME.test(error.message))
    return error;
  const [told] = /(?:https?:\/\/|\/)\S+/.exec(error.message) ?? [];
  const request = told ?? entryAddress();
  const style = request.endsWith('.css');
  if (style) missingStyles.set(part, request);
  const remedy = await remedyFor(request, style, assets);
  return new ChunkLoadError({ type: 'missing', request, style, remedy }, error);
}

/**
 * Looks whether what did not come can be had. Browsers keep to the failure of a script that they could not fetch, so
 * where it can, only a new page helps; a style is simply loaded.
 */
async function remedyFor(request: string, style: boolean, assets: AssetLoader): Promise<ChunkRemedy> {
  try {
    await assets.load(request, { mode: 'xhr', force: true });
    return style ? 'retry' : 'reload';
  } catch (error) {
    return error instanceof ChunkLoadError ? error.remedy : 'retry';
  }
}

/** Some browsers do not say what failed. The first script of a release goes with it, as its other scripts do. */
const entryAddress = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? document.baseURI;
