import type { Asked, Surroundings } from '../../schemas/wire/surroundings.ts';
import type { LiveFindings } from './LiveCheck.ts';

/** What the page sends to the worker that checks. */
export interface CheckRequest {
  readonly document: unknown;
  /** With the first document, and whenever what is around has changed. */
  readonly around?: Surroundings;
  /** How large the page's language is (`vocabularySize`). */
  readonly size: string;
  /** What the answer before wanted. */
  readonly asked?: Asked;
}

/** What the worker answers; `foreign` where the page's language has names that the worker does not know. */
export type CheckAnswer = LiveFindings | { readonly foreign: true };
