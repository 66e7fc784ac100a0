import { msgStates, type InputError, type MsgState } from '../../schemas/wire/answer.ts';

/**
 * Why a call gave no answer to work with:
 * - `refused`: the server answered with a state other than success; `msgState`, `code`, `errors` say which;
 * - `network`, `timeout`, `badSign`: nothing trustworthy arrived;
 * - `cancelled`: the page that asked is gone; nobody needs to be told.
 */
export type ApiFailure = 'refused' | 'network' | 'timeout' | 'badSign' | 'cancelled';

export interface ApiErrorDetail {
  msgState?: MsgState | undefined;
  code?: string | undefined;
  errors?: readonly InputError[] | undefined;
  retryAfter?: number | undefined;
  traceId?: string | undefined;
  /** What a refusal answers beside its reasons: what somebody else has saved. */
  result?: unknown;
  /** The things that stand in the way. */
  list?: readonly unknown[] | undefined;
}

export class ApiError extends Error {
  readonly failure: ApiFailure;
  readonly detail: ApiErrorDetail;

  constructor(failure: ApiFailure, message: string, detail: ApiErrorDetail = {}) {
    super(message);
    this.name = 'ApiError';
    this.failure = failure;
    this.detail = detail;
  }

  get cancelled(): boolean {
    return this.failure === 'cancelled';
  }
}

/** The message of anything thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Whether a right is wanting, so that asking again does not help. */
export const isForbidden = (error: unknown): boolean =>
  error instanceof ApiError && error.detail.msgState === msgStates.forbidden;

/** Milliseconds after which the server takes more from whoever it refused; 0 where it says nothing of that. */
export const retryAfterOf = (error: unknown): number =>
  error instanceof ApiError ? (error.detail.retryAfter ?? 0) * 1_000 : 0;

/** Whether what was asked for is not there, or not any more. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.detail.msgState === msgStates.notFound;

/** Whether what was seen is so no more: others have changed it, or it is gone, or the person's no more. */
export const isStale = (error: unknown): boolean =>
  isForbidden(error) ||
  isNotFound(error) ||
  (error instanceof ApiError && error.detail.msgState === msgStates.conflict);

/** Whether a field that was asked for is not there any more, or not for the role to read. */
export const refusesFields = (error: unknown): boolean =>
  error instanceof ApiError && error.detail.errors?.some(({ path }) => path.startsWith('fields.')) === true;

/** Whether the server cannot read the document that was asked for, so that asking again does not help. */
export const isUnreadable = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.detail.code === 'DOCUMENT_INVALID';

export const isCancelled = (error: unknown): boolean =>
  (error instanceof ApiError && error.cancelled) ||
  // What `throwIfAborted` of a signal throws.
  (error instanceof DOMException && error.name === 'AbortError');

/** Whether a writing call that failed may have been done all the same: no answer arrived, or the server lost its database. */
export const mayBeDone = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.detail.code === 'DATABASE_UNAVAILABLE' ||
    ['network', 'timeout', 'cancelled'].includes(error.failure));
