import type { Recordable } from '../../documents/scenario/recorded.ts';
import type { SaidResult } from '../../documents/scenario/runTests.ts';
import type { Person } from '../../documents/scenario/subject.ts';
import type { PageTest } from '../../schemas/pageTest.ts';
import type { LocalText } from '../../schemas/text.ts';
import type { Asked, Surroundings } from '../../schemas/wire/surroundings.ts';
import type { LiveFindings } from './LiveCheck.ts';

/** What is wanted of a document beside its check: its tests, or all that one test could expect. */
export interface LiveWork {
  /** Absent: all tests of the document are run. */
  readonly see?: PageTest;
  /** Somebody who is known here. */
  readonly person?: Person | undefined;
}

/** What the page sends to the worker that checks. */
export interface CheckRequest {
  readonly document: unknown;
  /** Absent: the document is checked. */
  readonly work?: LiveWork | undefined;
  /** With the first document, and whenever what is around has changed. */
  readonly around?: Surroundings;
  /** How large the page's language is (`vocabularySize`). */
  readonly size: string;
  /** What the answer before wanted. */
  readonly asked?: Asked;
}

/** What tests came to, with what of the documents around was not at hand yet. */
export interface LiveTests {
  readonly results: readonly SaidResult[];
  /** What one test could expect; `failed`: why nobody can look. */
  readonly sight?: { readonly found: readonly Recordable[] } | { readonly failed: LocalText } | undefined;
  readonly wanted: readonly string[];
}

/** What the worker answers; `foreign` where the page's language has names that the worker does not know. */
export type CheckAnswer = LiveFindings | LiveTests | { readonly foreign: true };
