import { ApiError, messageOf } from '../../runtime/data/ApiError.ts';

/** Why the server refused a document: the first reasons of the check, else the refusal itself. */
export function reasonsOf(error: unknown): string {
  const errors = error instanceof ApiError ? (error.detail.errors ?? []) : [];
  return errors.length === 0
    ? messageOf(error)
    : errors
        .slice(0, 3)
        .map(({ message }) => message)
        .join('；');
}
