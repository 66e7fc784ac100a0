import { SourceError } from './sourceError.ts';

/** How far a statement has come; it starts as `{ begun: false }`. */
export interface Confirming {
  /** The change is about to be confirmed, or is. */
  begun: boolean;
}

/** Marks what failed while a change was being confirmed; where the database itself refused that, there is no change. */
export function ofConfirming({ begun }: Confirming, error: SourceError): SourceError {
  if (!begun || error.reason === 'refused') return error;
  return new SourceError(error.reason, error.message, { cause: error.cause, mayBeDone: true });
}
