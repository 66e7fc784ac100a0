/**
 * What helps: to ask again; to load the page anew, where the browser keeps to its failure; or the same because another
 * release has taken the place of this one.
 */
export type ChunkRemedy = 'retry' | 'reload' | 'release';

export interface ChunkFailure {
  type: 'missing' | 'timeout';
  /** Where it was to come from, as far as the browser says. */
  request: string;
  /** A style, not a script or a file. */
  style?: boolean;
  remedy?: ChunkRemedy;
}

/** Something that the page is made of did not come. Listeners know it by this name. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly code: 'CHUNK_LOAD_FAILED' | 'CSS_CHUNK_LOAD_FAILED';
  readonly type: ChunkFailure['type'];
  readonly request: string;
  readonly remedy: ChunkRemedy;

  constructor({ type, request, style = false, remedy = 'retry' }: ChunkFailure, cause?: unknown) {
    const what = style ? 'CSS_CHUNK_LOAD_FAILED' : 'Loading chunk failed';
    super(`${what} (${type}: ${request})`, { cause });
    this.code = style ? 'CSS_CHUNK_LOAD_FAILED' : 'CHUNK_LOAD_FAILED';
    this.type = type;
    this.request = request;
    this.remedy = remedy;
  }
}
