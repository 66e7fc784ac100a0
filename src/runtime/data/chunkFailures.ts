import { ChunkLoadError, type ChunkRemedy } from './ChunkLoadError.ts';
import type { AssetLoader } from './AssetLoader.ts';
import { emptyStyles } from './emptyStyles.ts';
import { pageAssets } from './pageAssets.ts';

/** Styles that did not come, by the part that they are of: the bundler asks for each but once. */
export const missingStyles = new WeakMap<object, readonly string[]>();

/** Loads the styles that a part lacks. @throws ChunkLoadError where one does not come again */
export async function loadMissingStyles(part: object, assets: AssetLoader = pageAssets): Promise<void> {
  await loadAll(missingStyles.get(part) ?? [], assets);
  missingStyles.delete(part);
}

/** Loads styles of the page itself that did not come with it. @returns whether all are there */
export async function loadStyles(
  styles: readonly string[],
  assets: AssetLoader = pageAssets,
): Promise<boolean> {
  try {
    await loadAll(styles, assets);
    return true;
  } catch {
    return false;
  }
}

const loadAll = (styles: readonly string[], assets: AssetLoader) =>
  Promise.all(styles.map((style) => assets.load(style, { mode: 'css' })));

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
  // The bundler tells of the first that did not come.
  if (style) missingStyles.set(part, [...new Set([request, ...emptyStyles()])]);
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
