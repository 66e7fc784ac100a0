import { ApiError } from '../../runtime/data/ApiError.ts';
import { msgStates } from '../../schemas/wire/answer.ts';

const stateOf = (error: unknown): number | undefined =>
  error instanceof ApiError ? error.detail.msgState : undefined;

/** The code of a refusal; empty for anything else. */
export const codeOf = (error: unknown): string =>
  error instanceof ApiError ? (error.detail.code ?? '') : '';

/** Why an interface is not open. `gone` and `forbidden`: asking again helps nobody. */
export function whyClosed(error: unknown): 'gone' | 'forbidden' | 'other' {
  if (stateOf(error) === msgStates.notFound) return 'gone';
  return stateOf(error) === msgStates.forbidden ? 'forbidden' : 'other';
}

const OVERTAKEN: ReadonlySet<string> = new Set(['REVISION_CONFLICT', 'IN_USE', 'NOT_PUBLISHED']);

/** Whether a refusal may say that somebody else has stored, published or taken back an interface. */
export const isOvertaken = (error: unknown): boolean => OVERTAKEN.has(codeOf(error));
