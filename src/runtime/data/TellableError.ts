import { ApiError } from './ApiError.ts';

/** An error whose message is for the person who sees it, in their language. Of other errors only the log tells. */
export class TellableError extends Error {
  override readonly name = 'TellableError';
}

/** The message of anything thrown that a person may read; undefined where it was written for nobody. */
export const tellableMessage = (error: unknown): string | undefined =>
  error instanceof TellableError || error instanceof ApiError ? error.message : undefined;
