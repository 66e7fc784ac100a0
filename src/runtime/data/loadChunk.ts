import type * as chunkFailures from './chunkFailures.ts';

/** Milliseconds until a part counts as not coming. */
const TIMEOUT = 120_000;

type Failures = typeof chunkFailures;
let failures: Failures | undefined;

/** Fetches what is needed once a part does not come, while parts still come. Never throws. */
export async function prepareForFailures(): Promise<Failures | undefined> {
  try {
    failures ??= await import('./chunkFailures.ts');
  } catch {
    // What keeps it away is what keeps the part away.
  }
  return failures;
}

/**
 * Loads a part of the portal that is fetched when it is needed.
 * @param load imports it; asked again, it tries again as far as the browser does
 * @throws ChunkLoadError where it or its style does not come, and what the part itself throws as it starts
 */
export async function loadChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    if (failures?.missingStyles.has(load)) await failures.loadMissingStyles(load);
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(reject, TIMEOUT);
    });
    return await Promise.race([load(), late]);
  } catch (error) {
    const known = await prepareForFailures();
    throw known ? await known.chunkFailure(error, load) : error;
  } finally {
    clearTimeout(timer);
  }
}
