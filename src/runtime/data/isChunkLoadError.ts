import type { ChunkLoadError } from './ChunkLoadError.ts';

/** Told by its name, since its class comes with what tells of it. */
export const isChunkLoadError = (error: unknown): error is ChunkLoadError =>
  error instanceof Error && error.name === 'ChunkLoadError';
